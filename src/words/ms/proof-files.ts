import type { ProofFileProblem } from '#domain/files.ts';

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
