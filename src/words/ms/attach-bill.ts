import { PROOF_MAX_BYTES } from '#domain/files.ts';

/** The bill that a requester attaches (docs/product/money.md 'Changing the bill'). */
export const attachBill = {
  file: 'Bil (tidak wajib)',
  fileHere: 'Bil',
  hint: `Gambar atau PDF, paling besar ${PROOF_MAX_BYTES / 1024 / 1024} MB. Semua orang yang anda minta membayar boleh membukanya.`,
  choose: 'Pilih fail',
  other: 'Pilih fail lain',
  takeOut: (file: string) => `Keluarkan ${file}`,
  submit: 'Lampirkan',
  replace: 'Ganti bil',
  remove: 'Buang bil',
  missing: 'Sila pilih gambar atau PDF bil',
  isThere: 'Bil sudah dilampirkan. Bil lain akan menggantikannya.',
  kept: 'Disimpan sehingga 90 hari selepas semua orang membayar.',
  attached: 'Bil telah dilampirkan.',
  failed: 'Bil tidak dilampirkan. Sila cuba lagi.',
  unreadable: 'Fail ini tidak lagi dapat dibaca. Sila pilih semula.',
  removed: 'Bil telah dibuang.',
  removeFailed: 'Bil gagal dibuang. Sila cuba lagi.',
};
