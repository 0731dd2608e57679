import type { DealBy } from '#domain/plan/even-minutes.ts';

export const dealByNames: Record<DealBy, string> = {
  turns: 'Giliran',
  even_minutes: 'Minit sama rata',
};

/** The choice 'Deal by' on Home Management (docs/product/fair.md 'Deal by'). */
export const dealBy = {
  title: 'Agih tugas mengikut',
  hint: `Dengan “${dealByNames.turns}”, tugas bergilir mengikut nama. Dengan “${dealByNames.even_minutes}”, tugas seterusnya diberikan kepada orang yang paling sedikit membuat tugas bagi setiap hari dia ada di rumah.`,
  plannedHint: 'Tugas yang sudah dijadualkan kekal sehingga anda menyusunnya semula.',
  administratorOnly: (name: string) => `Hanya pentadbir, ${name}, boleh mengubahnya.`,
};
