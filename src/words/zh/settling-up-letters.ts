import type { Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { shortDate } from './days.ts';
import { payeeDetails, signInToPay } from './payee-details.ts';
import type { SettlingStep } from '#domain/notifications.ts';
import { REVIEW_REMINDERS_MAX, REVIEW_DAYS } from '#domain/payments.ts';
import { spaced } from './spaced.ts';

const { accountNumber, duitNowId, qrFor } = payeeDetails;

/** How to pay, in a letter to whoever owes. */
export const payeeDetailsInLetter = {
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

/** A name is left out where it could be taken for a link. */
type Facts = {
  /** Whoever did it, or whom it waits for: the other of the two. */
  other: string | undefined;
  amount: Sen;
  /** What each of the two owed the other, before it. */
  payerOwed: Sen;
  payeeOwed: Sen;
  lines: number;
  home: string;
  /** From 1, where a receipt still waits. */
  again?: number | undefined;
};

const who = ({ other }: Facts) => other ?? '室友';
const NO_BANK_ACCOUNT = '我们看不到你的银行户口，请查看钱是否到账。';
const REOPEN = '你可以在 Pay My Money Back 里，在“已付”旁边把对方欠你的份额改回未付。';
const count = ({ lines }: Facts) => String(lines);

const SAID: Record<
  SettlingStep,
  (facts: Facts) => { subject: string; lead: string; text: string[]; button?: string }
> = {
  marked: (facts) => ({
    subject:
      facts.amount === 0
        ? spaced`${who(facts)}和你结清了：互不相欠`
        : spaced`${who(facts)}和你结清了：${formatAmount(facts.amount)}`,
    lead: spaced`${who(facts)}和你结清了`,
    text: [
      facts.amount === 0
        ? spaced`你们互相欠的一样多，${count(facts)} 笔份额已结清，谁都不用付钱。`
        : spaced`${who(facts)}说已付给你差额，但没有收据。${count(facts)} 笔份额已结清。${NO_BANK_ACCOUNT}`,
      `不对？${REOPEN}`,
    ],
  }),
  verified: (facts) => ({
    subject: spaced`${who(facts)}和你结清了：${formatAmount(facts.amount)}`,
    lead: spaced`${who(facts)}和你结清了`,
    text: [
      spaced`差额的收据符合（金额、日期、你的名字、参考编号）。${count(facts)} 笔份额已结清。${NO_BANK_ACCOUNT}`,
      `钱没到账？${REOPEN}`,
    ],
  }),
  review: (facts) => ({
    subject: spaced`${facts.again === undefined ? '' : '提醒：'}请核对${who(facts)}的结清收据：${formatAmount(facts.amount)}`,
    lead: spaced`${who(facts)}说已和你结清`,
    text: [
      spaced`钱到账了吗？请看看收据，再选择“确认”或“未收到”。“确认”会结清 ${count(facts)} 笔份额，“未收到”则一笔都不结清。`,
    ],
    button: '核对收据',
  }),
  confirmed: (facts) => ({
    subject: spaced`${who(facts)}已确认和你结清：${formatAmount(facts.amount)}`,
    lead: spaced`${who(facts)}已收到`,
    text: [spaced`${count(facts)} 笔份额已结清，不用再做什么。`],
  }),
  not_received: (facts) => ({
    subject: spaced`${who(facts)}还没收到结清的 ${formatAmount(facts.amount)}`,
    lead: spaced`${who(facts)}还没收到`,
    text: [
      spaced`没有结清任何份额，你们之间的账和之前一样。已经付了？请和${who(facts)}谈谈，再上传看得到这笔付款的收据。`,
    ],
  }),
  unanswered: (facts) => ({
    subject: spaced`${who(facts)}没有核对你的结清收据：${formatAmount(facts.amount)}`,
    lead: spaced`${who(facts)}没有核对你的收据`,
    text: [
      spaced`你的收据等了 ${String(REVIEW_DAYS)} 天，已失效并删除，没有结清任何份额。已经付了？请和${who(facts)}谈谈，再上传一次收据。`,
    ],
  }),
  review_ended: (facts) => ({
    subject: spaced`你没有核对${who(facts)}的结清收据：${formatAmount(facts.amount)}`,
    lead: spaced`${who(facts)}说已和你结清`,
    text: [spaced`你在 ${String(REVIEW_DAYS)} 天内没有回复，收据已失效并删除，没有结清任何份额。`],
  }),
};

/** One letter for the whole settling, however many lines it has. */
export function settlingUp(what: SettlingStep, facts: Facts) {
  const { button = '打开 Pay My Money Back', ...said } = SAID[what](facts);
  const isToPayer = what === 'confirmed' || what === 'not_received' || what === 'unanswered';
  const [yours, theirs] = isToPayer ? [facts.payerOwed, facts.payeeOwed] : [facts.payeeOwed, facts.payerOwed];
  return {
    ...said,
    preview: said.text[0] ?? '',
    big: formatAmount(facts.amount),
    under: '结清',
    facts: [
      ['你欠对方', formatAmount(yours)],
      ['对方欠你', formatAmount(theirs)],
      ['家', facts.home],
    ] as const,
    button,
    why:
      facts.again === undefined
        ? spaced`你收到这封电邮，是因为${who(facts)}在${facts.home}和你分摊费用。`
        : spaced`第 ${String(facts.again)} 次提醒（最多 ${String(REVIEW_REMINDERS_MAX)} 次）：${facts.home}的这份收据还在等你回复。`,
  };
}
