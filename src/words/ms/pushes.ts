import { formatAmount, type Sen } from '#domain/money.ts';

/** What a device shows at once: title and one line. What the bell keeps is said in its words (notifications.ts). */
type Said = { title: string; line: string };

type Open = { requester: string; title: string; amount: Sen };

export const reminder = (shares: readonly [Open, ...Open[]]): Said => {
  const [first, ...others] = shares;
  const total = shares.reduce((sum, { amount }) => sum + amount, 0);
  return {
    title: 'Peringatan bayaran',
    line:
      others.length === 0
        ? `Anda masih berhutang ${formatAmount(first.amount)} kepada ${first.requester}: ${first.title}.`
        : `${shares.length} bahagian anda belum dibayar: ${formatAmount(total)}.`,
  };
};

export const message = (writer: string, subject: string): Said => ({
  title: `${writer} menghantar mesej kepada anda`,
  line: subject,
});

/** `home` where the reader lives in several. */
type Week = { done: number; all: number; home?: string | undefined };

/** On Sundays: what everybody together did of the week's chores. */
export const weekDone = (week: Week): string =>
  `${week.home ?? 'Rumah anda'} menyiapkan ${week.done} daripada ${week.all} tugas minggu ini`;

/** Names of chores; those of today first, and on Sundays what the home did. */
export const morning = (
  today: readonly string[],
  overdue: readonly string[],
  week: Week | undefined,
): Said => ({
  title: 'Tugas anda',
  line: [
    ...(today.length > 0 ? [`Hari ini: ${today.join(', ')}`] : []),
    ...(overdue.length > 0 ? [`Lewat: ${overdue.join(', ')}`] : []),
    ...(week ? [weekDone(week)] : []),
  ].join('. '),
});
