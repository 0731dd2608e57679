import type { Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import {
  LINK_MS,
  REMIND_EVERY_DAYS,
  REMINDERS_MAX,
  REVIEW_DAYS,
  REVIEW_REMINDERS_MAX,
} from '#domain/payments.ts';
import { plainDate } from './days.ts';
import { listed } from './grammar.ts';
import { spaced } from './spaced.ts';

/** A name is left out where it could be taken for a link. */
type Facts = {
  requester: string | undefined;
  debtor: string | undefined;
  title: string;
  share: Sen;
  total: Sen;
  /** How many share it. */
  people: number;
  askedOn: Day;
  home: string;
};

const LINK_DAYS = LINK_MS / (24 * 60 * 60 * 1000);

const asking = ({ requester }: Facts) => requester ?? '室友';
const paying = ({ debtor }: Facts) => debtor ?? '室友';
const share = (facts: Facts) => formatAmount(facts.share);
const total = (facts: Facts) => formatAmount(facts.total);
const sumOf = (shares: readonly Facts[]) => formatAmount(shares.reduce((all, each) => all + each.share, 0));

const asked = (facts: Facts) =>
  [
    ['请求日期', plainDate(facts.askedOn)],
    ['总额', facts.people === 1 ? total(facts) : `${total(facts)}，${facts.people} 人分摊`],
    ['家', facts.home],
  ] as const;

const owing = (facts: Facts) => ({
  big: share(facts),
  under: facts.title,
  facts: asked(facts),
  button: '上传付款收据',
});
const sharesCost = (facts: Facts) =>
  spaced`你收到这封电邮，是因为${asking(facts)}在${facts.home}和你分摊费用。`;
const askedForIt = ({ home }: Facts) => spaced`你收到这封电邮，是因为你在${home}发出了这个收款请求。`;
const cash = (line: string) => `用现金付了？请登录 Serumah，在${line}旁选择“标为已付”。`;
const replaces = '之前电邮里的链接已失效，请用这封电邮里的链接。';

export const paymentRequested = (facts: Facts) => ({
  ...owing(facts),
  subject: spaced`${asking(facts)}向你收 ${share(facts)}：${facts.title}`,
  preview: `这是你在 ${formatAmount(facts.total)} 中的份额。付款后，请上传收据。`,
  lead: facts.debtor ? spaced`${facts.debtor}，你欠${asking(facts)}` : spaced`你欠${asking(facts)}`,
  text: [
    spaced`请用你平时的方式转账，再上传收据。截图或 PDF 都可以，要看得到 ${share(facts)}、${asking(facts)}的名字、日期和参考编号。`,
  ],
  after: `${cash('你的份额')}这个链接只供你使用，${LINK_DAYS} 天内有效。`,
  why: sharesCost(facts),
});

type Before = { title: string; amount: Sen };

/** The requester changed what it is called, or the share. */
export const paymentChanged = (facts: Facts, was: Before) => {
  const isShare = was.amount !== facts.share;
  const told = isShare
    ? `${formatAmount(was.amount)} 改为 ${share(facts)}`
    : `“${was.title}”现在叫“${facts.title}”`;
  return {
    ...owing(facts),
    subject: isShare
      ? spaced`${asking(facts)}更改了${was.title}：${told}`
      : spaced`${asking(facts)}更改了收款请求：${told}`,
    preview: `${told}。`,
    lead: isShare ? spaced`${asking(facts)}更改了你要付的份额` : spaced`${asking(facts)}更改了收款请求`,
    facts: [
      ...(isShare ? [['之前', formatAmount(was.amount)] as const] : []),
      ...(was.title === facts.title ? [] : [['之前的名称', was.title] as const]),
      ...asked(facts),
    ],
    text: [
      isShare
        ? `你现在要付 ${share(facts)}，不是 ${formatAmount(was.amount)}。请上传显示 ${share(facts)} 的收据。`
        : '你的份额和之前一样。',
    ],
    after: `${cash('你的份额')}${replaces}`,
    why: sharesCost(facts),
  };
};

/** The requester asks them no more. */
export const paymentTakenOut = (facts: Pick<Facts, 'requester' | 'title' | 'home' | 'share'>) => ({
  subject: spaced`${facts.requester ?? '室友'}不再向你收 ${formatAmount(facts.share)}：${facts.title}`,
  preview: '你不用再付，也不会再收到提醒。',
  lead: spaced`${facts.requester ?? '室友'}更改了收款请求，不再向你收`,
  big: formatAmount(facts.share),
  under: facts.title,
  text: ['你不用再付，也不会再收到提醒。之前电邮里的链接已失效。'],
  button: '打开 Pay My Money Back',
  why: spaced`你收到这封电邮，是因为${facts.requester ?? '室友'}曾在${facts.home}和你分摊费用。`,
});

/** @param number of this reminder, from 1; the requester may send more than come by themselves. Undefined where it is not the letter's first. */
export const paymentReminder = (facts: Facts, number: number | undefined) => ({
  ...owing(facts),
  subject: spaced`提醒：你还欠${asking(facts)} ${share(facts)}（${facts.title}）`,
  preview: `从${plainDate(facts.askedOn)}起未付。已经付了？上传收据，就不会再收到提醒。`,
  lead: spaced`温馨提醒：你欠${asking(facts)}`,
  text: ['已经付了？上传收据，就不会再收到提醒。'],
  after: `${cash('你的份额')}${replaces}`,
  why: spaced`${numbered(number)}：你在${facts.home}的份额还没付。`,
});

const numbered = (number: number | undefined) => {
  if (number === undefined) return '付款提醒';
  return `第 ${number} 次提醒${number > REMINDERS_MAX ? '' : `（最多 ${REMINDERS_MAX} 次）`}`;
};

/** One letter about several shares that are open, whoever asked; each has its own link. */
export const paymentReminders = (shares: readonly Facts[]) => {
  const sum = sumOf(shares);
  const to = listed([...new Set(shares.map(asking))]);
  return {
    subject: `提醒：${shares.length} 笔份额未付，共 ${sum}`,
    preview: spaced`付给${to}。已经付了？上传收据，就不会再收到提醒。`,
    lead: '温馨提醒：你欠',
    big: sum,
    under: spaced`${String(shares.length)} 笔份额，付给${to}`,
    text: ['已经付了？请为每笔份额上传收据，就不会再收到那一笔的提醒。'],
    button: '查看欠款',
    after: `${cash('每笔份额')}${replaces}`,
    why: `你收到这封电邮，是因为这些份额还没付。每 ${REMIND_EVERY_DAYS} 天提醒一次，每笔最多 ${REMINDERS_MAX} 次。`,
  };
};

/** One of several shares in a letter. */
export const shareInLetter = (facts: Facts) => ({
  title: spaced`付给${asking(facts)} ${share(facts)}：${facts.title}`,
  lines: [`${facts.home}，${plainDate(facts.askedOn)}提出`],
  button: '上传付款收据',
});

const moreShares = (rest: readonly Facts[]) => `另外 ${rest.length} 笔份额`;

/** What a letter about many shares says of those that it does not list. */
export const restInLetter = (rest: readonly Facts[]) => ({
  title: `${moreShares(rest)}，共 ${sumOf(rest)}`,
  lines: [],
  button: '查看欠款',
});

/** The requester opened a paid line again, or says that what a receipt shows has not come. */
export const paymentReopened = (facts: Facts, why: 'reopened' | 'not-received') => {
  const isAgain = why === 'reopened';
  const lead = isAgain ? spaced`${asking(facts)}说你还欠` : spaced`${asking(facts)}还没收到`;
  const open = isAgain ? '你的份额已改回未付。' : '你的份额仍然未付。';
  return {
    ...owing(facts),
    subject: `${lead} ${share(facts)}：${facts.title}`,
    preview: open,
    lead,
    text: [spaced`${open}已经付了？请和${asking(facts)}说清楚，并上传显示这笔付款的收据。`],
    after: replaces,
    why: sharesCost(facts),
  };
};

/** The receipt waited for the requester's word until it ended. */
export const paymentUnanswered = (facts: Facts) => ({
  ...owing(facts),
  subject: spaced`${asking(facts)}没有核对你的 ${share(facts)} 收据：${facts.title}`,
  preview: '你的份额仍然未付。',
  lead: spaced`${asking(facts)}没有核对你的收据`,
  text: [
    spaced`${asking(facts)}在 ${String(REVIEW_DAYS)} 天内没有回复，收据已失效并删除。你的份额仍然未付。已经付了？请和${asking(facts)}说清楚，再上传一次收据。`,
  ],
  after: `${cash('你的份额')}${replaces}`,
  why: sharesCost(facts),
});

/** The same, to the requester. */
export const paymentReviewEnded = (facts: Facts) => ({
  subject: spaced`你没有核对${paying(facts)}的 ${share(facts)} 收据：${facts.title}`,
  preview: '这笔份额仍然未付。',
  lead: spaced`${paying(facts)}说已付给你`,
  big: share(facts),
  under: facts.title,
  text: [
    spaced`你在 ${String(REVIEW_DAYS)} 天内没有回复，收据已失效并删除。这笔份额仍然未付，我们会再提醒${facts.debtor ?? '这位室友'}付款。`,
    spaced`钱到账了？请让${facts.debtor ?? '这位室友'}把份额标为已付，或由你免除。`,
  ],
  button: '打开收款请求',
  why: askedForIt(facts),
});

/** Whoever has left the home sees a settled share there no more. */
type Settled = Facts & { debtorLeft: boolean };
const seeing = ({ debtorLeft }: Settled) => (debtorLeft ? '打开 Pay My Money Back' : '查看收款请求');

export const paymentConfirmed = (facts: Settled) => ({
  subject: spaced`${asking(facts)}已确认收到你的 ${share(facts)}：${facts.title}`,
  preview: '你的份额已付，不用再做什么。',
  lead: spaced`${asking(facts)}已收到`,
  big: share(facts),
  under: facts.title,
  text: ['你的份额已付，不用再做什么。'],
  button: seeing(facts),
  why: sharesCost(facts),
});

export const paymentLetGo = (facts: Settled) => ({
  subject: spaced`${asking(facts)}不再向你收 ${share(facts)}：${facts.title}`,
  preview: '你不用再付，也不会再收到提醒。',
  lead: spaced`${asking(facts)}已免除`,
  big: share(facts),
  under: facts.title,
  text: ['你不用再付，也不会再收到提醒。'],
  button: seeing(facts),
  why: sharesCost(facts),
});

/** One letter about several shares of one home that were let go at once; `rest`: those of them that it does not list. */
export const paymentsLetGo = (first: Facts, shares: readonly Facts[], rest: readonly Facts[]) => {
  const sum = sumOf(shares);
  return {
    subject: spaced`${asking(first)}不再向你收 ${sum}：${String(shares.length)} 笔份额`,
    preview: '你不用再付，也不会再收到提醒。',
    lead: spaced`${asking(first)}已免除`,
    big: sum,
    under: `${shares.length} 笔份额`,
    facts: [
      ...shares.slice(0, shares.length - rest.length).map((each) => [share(each), each.title] as const),
      ...(rest.length > 0 ? [[sumOf(rest), moreShares(rest)] as const] : []),
      ['家', first.home] as const,
    ],
    text: ['你不用再付，也不会再收到提醒。'],
    button: '打开 Pay My Money Back',
    why: sharesCost(first),
  };
};

/** What a receipt says that fits; null where it does not say it. */
type Receipt = { day: Day | null; reference: string | null };

const CHECK = '我们看不到你的银行户口，请查看钱是否到账。';

/** @param open sen of the request that nobody has paid yet @param receipt undefined where the debtor marked the line themselves */
export const paymentPaid = (facts: Facts, open: Sen, receipt: Receipt | undefined) => ({
  subject: receipt
    ? spaced`${paying(facts)}付了 ${share(facts)} 给你：${facts.title}`
    : spaced`${paying(facts)}把 ${share(facts)} 标为已付：${facts.title}`,
  preview: `${receipt ? '收据符合。' : '没有收据。'}请查看钱是否到账。`,
  lead: receipt ? spaced`${paying(facts)}已付给你` : spaced`${paying(facts)}标为已付`,
  big: share(facts),
  under: facts.title,
  facts: [
    ...(receipt?.day ? [['收据日期', plainDate(receipt.day)] as const] : []),
    ...(receipt?.reference ? [['参考编号', receipt.reference] as const] : []),
    ['未付金额', open > 0 ? `${formatAmount(open)}（总额 ${formatAmount(facts.total)}）` : '没有'] as const,
  ],
  text: [
    receipt
      ? `收据符合（金额、日期、你的名字、参考编号）。${CHECK}`
      : spaced`${paying(facts)}说已付给你，但没有收据。${CHECK}`,
  ],
  button: '打开收款请求',
  after: '钱没到账？请打开收款请求，在“已付”旁边选择“改回未付”。',
  why: askedForIt(facts),
});

/** @param reason why the receipt is not sure; empty where nothing is against it @param again from 1, where it still waits */
export const paymentReview = (facts: Facts, reason: string, again?: number) => ({
  subject: spaced`${again === undefined ? '' : '提醒：'}请核对${paying(facts)}的 ${share(facts)} 收据：${facts.title}`,
  preview: reason || '钱到账了吗？',
  lead: spaced`${paying(facts)}说已付给你`,
  big: share(facts),
  under: facts.title,
  text: [
    ...(reason ? [reason] : []),
    spaced`钱到账了吗？请看看收据，再选择“确认”或“未收到”。在这之前，${facts.debtor ?? '这位室友'}不会收到提醒。`,
  ],
  button: '核对收据',
  why:
    again === undefined
      ? askedForIt(facts)
      : spaced`第 ${String(again)} 次提醒（最多 ${String(REVIEW_REMINDERS_MAX)} 次）：${facts.home}的这份收据还在等你回复。`,
});
