import type { Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { shortDate } from './days.ts';
import { howToPay } from './how-to-pay.ts';

const { accountNumber, duitNowId, qrFor } = howToPay;

/** How to pay, in a letter to whoever owes. */
export const howToPayInLetter = {
  accountNumber,
  duitNowId,
  qrFor,
  changed: (day: Day) => `收款资料于${shortDate(day)}更改过。不确定？付钱前请先问一问。`,
  /** Of one share among several: what it is, its numbers, and sentences. */
  inPart: (what: string, numbers: readonly (readonly [string, string])[], sentences: readonly string[]) =>
    [
      [what, ...numbers.map(([label, number]) => `${label}：${number}`)].join(' · ') +
        (sentences.length > 0 ? '。' : ''),
      ...sentences,
    ].join(''),
  qr: (amount: Sen, share: Sen) =>
    amount === share
      ? `这封电邮里的 DuitNow 二维码已填入 ${formatAmount(amount)}。扫一扫，或保存后在银行应用中打开。`
      : `这封电邮里的 DuitNow 二维码要求付 ${formatAmount(amount)}，你的份额是 ${formatAmount(share)}。`,
};
