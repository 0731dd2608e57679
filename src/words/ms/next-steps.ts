/** What the creator of a home is shown until all are done (docs/product/dashboard.md 'Next steps of a new home'). */
export const nextSteps = {
  title: 'Langkah seterusnya',
  /** The one line that they are folded to on phones. */
  next: (step: string) => `Seterusnya: ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
  progress: (done: number, all: number) => `${done} daripada ${all} siap`,
  done: '(siap)',
  /** Opens the line to all steps. */
  showAll: 'Tunjukkan semua langkah',
  chores: 'Pilih tugas rumah',
  choresText: (templates: number) =>
    templates === 0
      ? 'Belum ada tugas. Tambah apa yang rumah anda perlukan.'
      : `${templates} tugas sudah tersedia dan dijadualkan. Ubah, atau tambah lagi.`,
  choresButton: 'Pilih tugas',
  invite: 'Jemput rakan serumah',
  inviteText: 'Sesiapa yang menyertai boleh sama-sama membuat tugas rumah.',
  inviteButton: 'Buka pautan jemputan',
  board: 'Lihat siapa buat apa',
  boardText: 'Minggu ini, hari demi hari, bersama rakan serumah.',
  boardButton: 'Buka papan tugas',
};
