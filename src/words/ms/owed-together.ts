import { formatAmount, type Sen } from '#domain/money.ts';

/** What a requester asks before they let go of all that somebody owes them (docs/product/moving-out.md 'Letting all of it go'). */
export const lettingAllGo = {
  title: (name: string, lines: number) => `Lepaskan ${lines} bahagian ${name}?`,
  text: (amount: Sen) =>
    `Anda tidak akan meminta ${formatAmount(amount)} lagi. Jumlah itu dikira selesai, bukan dibayar.`,
  stays: (amount: Sen) => `Hutang anda kepadanya, ${formatAmount(amount)}, masih belum selesai.`,
  told: (name: string) => `Kami akan memberitahu ${name}.`,
  cancel: 'Batal',
  done: (lines: number) => `${lines} bahagian dilepaskan.`,
  failed: 'Tidak dapat dilepaskan. Sila cuba lagi.',
};
