import type { Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { shortDate } from './days.ts';
import { howToPay } from './how-to-pay.ts';
import { signInToPay } from './how-to-pay-title.ts';

const { accountNumber, duitNowId, qrFor } = howToPay;

/** How to pay, in a letter to whoever owes. */
export const howToPayInLetter = {
  accountNumber,
  accountName: '户名',
  duitNowId,
  qrFor,
  added: (day: Day) => `收款资料在${shortDate(day)}添加。`,
  changed: (day: Day) => `收款资料在${shortDate(day)}更改过。不确定？付钱前请先问一问。`,
  /** To an address that nobody has confirmed. */
  signIn: signInToPay,
  /** A number, in a line of its own. */
  numbered: (label: string, number: string) => `${label}：${number}`,
  qr: (share: Sen, isFilled: boolean) =>
    isFilled
      ? `这封电邮里的 DuitNow 二维码已填入 ${formatAmount(share)}。扫一扫，或保存后在银行应用中打开。`
      : `这封电邮里的 DuitNow 二维码不含金额。用银行应用扫描后，请输入 ${formatAmount(share)}。`,
};
