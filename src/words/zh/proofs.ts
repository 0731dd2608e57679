import type { Day } from '#domain/days.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import type { Decision } from '#receipts/verdict/decision.ts';
import { REASONS, type Reason, type ReasonCode } from '#domain/proof-reasons.ts';
import { plainDate } from './days.ts';
import { spaced } from './spaced.ts';

/** What the sentences on a proof speak of: who asked for how much, and on which day of the home. */
export type ProofNames = { requester: string; due: Sen; asked: Day };

type Sentence<Code extends ReasonCode> = (
  reason: Extract<Reason, { code: Code }>,
  names: ProofNames,
) => string;

const due = (names: ProofNames) => formatAmount(names.due);
/** '收据日期是2026年9月16日，早于' or '收据日期早于' */
const datedBefore = (day: Day | undefined) =>
  day === undefined ? '收据日期早于' : `收据日期是${plainDate(day)}，早于`;
const requestDay = ({ requester, asked }: ProofNames) =>
  spaced`${requester}发出收款请求的日期（${plainDate(asked)}）。`;
const quoted = (text: string | undefined) => (text === undefined ? '' : `（${text}）`);

const UNREADABLE = '我们看不清这个文件。请上传原来的截图（不要用缩小或转发过的），或 PDF 收据。';

const sentences: { [Code in ReasonCode]: Sentence<Code> } = {
  'status-failed': ({ word }) => `收据显示付款没有成功（“${word}”）。请重新付款，再上传付款成功的收据。`,
  'status-pending': ({ word }) => `这笔付款还没完成（“${word}”）。请等银行显示成功后，再上传收据。`,
  reused: ({ title }) =>
    `这份收据已用于${title === undefined ? '这个家的另一笔付款' : `“${title}”`}。每笔付款都要有自己的收据。`,
  'other-currency': ({ shown }, names) =>
    `这份收据用的是其他货币${quoted(shown)}。请上传 ${due(names)} 的收据。`,
  'confirm-screen': () => '这看起来是付款前的确认画面。请完成付款，再上传显示付款成功的收据。',
  shop: (_, { requester }) =>
    spaced`这看起来是购物收据或账单，不能证明你付了钱给${requester}。请上传转账收据。`,
  'amount-low': ({ shown }, names) =>
    shown === undefined
      ? UNREADABLE
      : `收据显示 ${formatAmount(shown)}，但你的份额是 ${due(names)}。请上传 ${due(names)} 的收据。`,
  unreadable: () => UNREADABLE,
  'amount-missing': (_, names) => `我们在文件里找不到付款金额 ${due(names)}。请上传清晰、完整的收据。`,
  'date-old': ({ day }, names) => spaced`${datedBefore(day)}${requestDay(names)}请上传这次付款的收据。`,
  'date-future': ({ day }) =>
    `收据日期${day === undefined ? '' : `是${plainDate(day)}，`}还没到。请上传已完成付款的收据。`,
  'sender-other': ({ name }) => spaced`收据显示汇款人是${name}。`,
  'looks-used': () => '这份收据看起来已经用过。',
  // Only the requester may know that it was another home.
  'used-elsewhere': () => '这份收据看起来已经用过。',
  'amount-high': ({ shown }, names) =>
    shown === undefined
      ? `收据金额高于你的份额 ${due(names)}。`
      : `收据显示 ${formatAmount(shown)}，高于你的份额 ${due(names)}。`,
  'several-shares': ({ shown, count }) => `收据显示 ${formatAmount(shown)}，是你 ${count} 笔未付份额的总和。`,
  'amount-unlabelled': (_, names) => `我们找到 ${due(names)}，但不能确定这就是付款金额。`,
  'amount-conflict': ({ shown }) =>
    `收据显示的金额不止一个${quoted(shown.map(formatAmount).join('、') || undefined)}。`,
  'other-currency-too': () => '收据也显示了其他货币。',
  'amount-unsure': () => '金额看不清楚。',
  'amount-unread': (_, names) => `我们找不到付款金额 ${due(names)}，但收据的其他内容都符合。`,
  'date-ambiguous': ({ text }) => `日期${text === undefined ? '' : ` ${text} `}可以有两种读法。`,
  'date-early': ({ day }, names) => spaced`${datedBefore(day)}${requestDay(names)}`,
  'date-missing': () => '我们找不到付款日期。',
  'status-mixed': () => '收据显示的付款状态前后不一。',
  'status-missing': () => '收据没有显示付款成功。',
  chat: () => '这看起来是聊天记录，不是收据。',
  'too-long': () => '文件的文字比一般收据多，所以我们只看了其中一部分。',
  'by-remark': () => '收据要靠付款人自己写的备注才符合。',
  'no-receipt': () => '文件上注明是样本，或没有实际转账。',
  reversed: (_, { requester }) => spaced`收据看起来是${requester}付款，不是${requester}收款。`,
  'name-mismatch': (_, { requester }) => spaced`收据上的收款人和${requester}对不上。`,
  'name-missing': (_, { requester }) => spaced`收款人一栏看不到${requester}的名字。`,
  'name-weak': (_, { requester }) => spaced`我们不能确定收款人就是${requester}。`,
  'reference-date': () => '收据上的日期和参考编号对不上。',
  'reference-missing': () => '我们找不到参考编号或时间。',
  structure: () => '这个文件看起来不像银行或电子钱包的收据。',
  edited: () => '这个文件看起来用编辑软件改过。',
};

/** What is refused is told with what to bring instead, which the requester, who is asked to look at it, cannot. The rest names the requester. */
type TellsDebtor =
  | { [Code in ReasonCode]: (typeof REASONS)[Code]['outcome'] extends 'reject' ? Code : never }[ReasonCode]
  | 'used-elsewhere'
  | 'amount-high'
  | 'several-shares'
  | 'date-early'
  | 'reversed'
  | 'name-mismatch'
  | 'name-missing'
  | 'name-weak';

const yourRequestDay = ({ asked }: ProofNames) => `你发出收款请求的日期（${plainDate(asked)}）。`;

const forRequester: { [Code in TellsDebtor]: Sentence<Code> } = {
  'status-failed': ({ word }) => `收据显示付款没有成功（“${word}”）。`,
  'status-pending': ({ word }) => `收据显示付款还没完成（“${word}”）。`,
  reused: () => '这份收据已用于这个家的另一笔付款。',
  'other-currency': ({ shown }, names) => `收据用的是其他货币${quoted(shown)}，但份额是 ${due(names)}。`,
  'confirm-screen': () => '这看起来是付款前的确认画面。',
  shop: () => '这看起来是购物收据或账单，不能证明已转账。',
  'amount-low': ({ shown }, names) =>
    shown === undefined
      ? `收据金额看起来低于份额 ${due(names)}。`
      : `收据显示 ${formatAmount(shown)}，但份额是 ${due(names)}。`,
  unreadable: () => '我们看不清这个文件。',
  'amount-missing': (_, names) => `我们找不到付款金额 ${due(names)}。`,
  'date-old': ({ day }, names) => `${datedBefore(day)}${yourRequestDay(names)}`,
  'date-early': ({ day }, names) => `${datedBefore(day)}${yourRequestDay(names)}`,
  'date-future': ({ day }) => `收据日期${day === undefined ? '' : `是${plainDate(day)}，`}还没到。`,
  'used-elsewhere': () => '这看起来是在你的另一个家里已经发给你的收据。',
  'amount-high': ({ shown }, names) =>
    shown === undefined
      ? `收据金额高于份额 ${due(names)}。`
      : `收据显示 ${formatAmount(shown)}，但份额是 ${due(names)}。`,
  'several-shares': ({ shown, count }) => `收据显示 ${formatAmount(shown)}，是 ${count} 笔未付份额的总和。`,
  reversed: () => '收据看起来是你付款，不是你收款。',
  'name-mismatch': () => '收据上的收款人和你的名字对不上。',
  'name-missing': () => '收款人一栏看不到你的名字。',
  'name-weak': () => '我们不能确定收款人就是你。',
};

// The table's keys stand in the order in which reasons are told.
const ORDER = Object.keys(sentences);
const inOrder = (reasons: readonly Reason[]) =>
  reasons.toSorted((a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code));

type Sentences = Readonly<Record<string, (reason: never, names: ProofNames) => string>>;

const sentenceOf = (reason: Reason, names: ProofNames, table: Sentences): string =>
  (table[reason.code] as Sentence<ReasonCode>)(reason, names);

/** Enough to understand, and short enough to be read. */
const REASONS_TOLD = 2;

/** What whoever uploaded a proof is told: that it is verified, why it is refused, or why the requester looks at it. */
export function proofMessage(
  { outcome, reasons, shown }: Pick<Decision, 'outcome' | 'reasons' | 'shown'>,
  names: ProofNames,
): string {
  if (outcome === 'verified')
    return spaced`付给${names.requester}的 ${formatAmount(shown ?? names.due)} 已核实。`;
  const told = inOrder(
    reasons.filter(({ code }) => REASONS[code].outcome === 'reject' || outcome === 'review'),
  );
  const why = told
    .slice(0, outcome === 'rejected' ? 1 : REASONS_TOLD)
    .map((reason) => sentenceOf(reason, names, sentences))
    .join('');
  if (outcome === 'rejected') return why;
  return `${why || '我们无法自动确认这笔付款。'}${proofAnswers.asked(names.requester)}`;
}

/** Why a proof is not sure, as its requester reads it; empty where nothing is against it. */
export const whyUnsure = (reasons: readonly Reason[], names: ProofNames): string =>
  inOrder(reasons)
    .slice(0, REASONS_TOLD)
    .map((reason) => sentenceOf(reason, names, { ...sentences, ...forRequester }))
    .join('');

/** What whoever uploads a receipt hears where it is not read. */
export const proofAnswers = {
  paid: '这笔份额已经付了，不用再做什么。',
  gone: '收款人已删除账号，没有人能核对收据。你可以到 Pay My Money Back 把份额标为已付。',
  letGo: (requester: string) => spaced`${requester}已免除这笔份额，不用再付。`,
  inReview: (requester: string) => spaced`${requester}已经在核对你的收据。`,
  changed: (amount: Sen) =>
    `核对收据时，你的份额改成了 ${formatAmount(amount)}，所以这张收据没有计算。请看清金额，再上传收据。`,
  asked: (requester: string) => spaced`我们已请${requester}核对，你不用再上传。`,
};
