import { HOME_FILES_MAX_BYTES, PROOF_LIMITS, type ProofFileProblem } from '#domain/files.ts';

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
