import { type ProofFileProblem, HOME_FILES_MAX_BYTES, PROOF_LIMITS } from '#domain/files.ts';

/** What a page says of a file before it sends it. */
export const fileProblems = {
  empty: 'Fail ini kosong. Sila simpan semula, atau hantar sebagai tangkapan skrin.',
  heic: 'Ini foto HEIC, yang tidak boleh dibaca. Sila hantar tangkapan skrinnya, atau fail JPEG, PNG, GIF, WEBP atau PDF.',
};

/** Beside a picture that cannot be taken: what can be. */
export const pictureKinds =
  'JPEG, PNG, WebP, GIF atau AVIF yang tidak bergerak, sehingga 5 MB. Jenis lain, seperti HEIC? Gunakan tangkapan skrinnya.';

/** What whoever uploaded a file hears where it could not be checked at all. */
export const proofFileProblems: Record<ProofFileProblem, string> = {
  type: 'Sila muat naik gambar (JPEG, PNG, GIF, WEBP) atau fail PDF yang sah',
  size: 'Saiz fail mesti kurang daripada 10 MB',
  huge: 'Gambar ini terlalu besar untuk disemak. Sila muat naik tangkapan skrin.',
  small: 'Gambar ini terlalu kecil untuk dibaca. Sila muat naik tangkapan skrin yang jelas.',
  damaged: 'Fail ini rosak atau tidak lengkap. Sila simpan semula, atau hantar sebagai tangkapan skrin.',
  blank: 'Fail ini nampak kosong. Sila muat naik resit.',
  locked: 'PDF ini dilindungi kata laluan. Sila muat naik PDF tanpa kata laluan atau tangkapan skrin.',
  pages: 'PDF ini mempunyai terlalu banyak halaman. Sila muat naik halaman resit sahaja.',
  slow: 'Fail ini mengambil masa terlalu lama untuk disemak. Sila muat naik tangkapan skrin atau resit PDF yang ringkas.',
  busy: 'Kami sedang menyemak banyak resit. Sila cuba lagi selepas seminit.',
};

/** Each by its code. */
export const billProblems = {
  BILLS_FULL: `Ruang resit dan bil rumah ini (${HOME_FILES_MAX_BYTES / 1024 / 1024} MB) penuh. Pilih fail yang lebih kecil.`,
  BILL_UNREADABLE: 'Fail ini tidak dapat dipaparkan. Sila pilih gambar atau PDF bil yang lain.',
};

/** What whoever attaches a bill hears where the file cannot be shown. */
export const billFileProblems: Record<Exclude<ProofFileProblem, 'type' | 'size' | 'busy'>, string> = {
  huge: 'Gambar ini terlalu besar. Sila pilih yang lebih kecil.',
  small: 'Gambar ini terlalu kecil untuk dibaca. Sila pilih yang lebih besar.',
  damaged: 'Fail ini rosak atau tidak lengkap. Sila simpan semula, atau hantar sebagai tangkapan skrin.',
  blank: 'Fail ini nampak kosong. Sila pilih bil itu.',
  locked: 'PDF ini dilindungi kata laluan. Sila pilih PDF tanpa kata laluan, atau gambar.',
  pages: `PDF ini lebih daripada ${PROOF_LIMITS.pdfPages} halaman. Sila pilih halaman bil sahaja.`,
  slow: 'Fail ini mengambil masa terlalu lama untuk dibuka. Sila pilih gambar atau PDF yang lebih ringkas.',
};
