/** What is late from the weeks before this one (docs/product/board.md 'Overdue from earlier weeks'). */
export const lateChores = {
  title: 'Tugas lewat dari minggu-minggu lalu',
  letGo: 'Lepaskan',
  letGoOf: (name: string) => `Lepaskan: ${name}`,
  wasLetGo: (name: string) => `${name} dikeluarkan dari papan tugas untuk selamanya.`,
  putBack: 'Tugas dikembalikan ke papan tugas.',
  letGoFailed: 'Tugas tidak dapat dilepaskan. Sila cuba lagi.',
  putBackFailed: 'Tugas tidak dapat dikembalikan. Sila cuba lagi.',
  ofHousemates: (count: number) => `${count} tugas rakan serumah`,
  more: (count: number) => `${count} lagi`,
  rest: (count: number) => `${count} lagi akan muncul apabila tugas di sini siap atau dilepaskan.`,
};
