import { AMOUNT_MAX, formatAmount, type AmountFault, type OpenAmounts, type Sen } from '#domain/money.ts';
import type { Day } from '#domain/days.ts';
import {
  PAYMENT_TITLE_MAX,
  type PaidBy,
  type PaymentCategory,
  type PaymentStatus,
} from '#domain/payments.ts';
import { shortDate } from './days.ts';
import { spaced } from './spaced.ts';

/** Each by its code. */
export const paymentProblems = {
  DEBTORS_MISSING: '请至少选择一位室友',
  PAYMENT_TITLE_MISSING: '请输入这是什么费用',
  PAYMENT_TITLE_TOO_LONG: `最多 ${PAYMENT_TITLE_MAX} 个字符`,
  AMOUNT_MISSING: '金额必须大于零',
  AMOUNT_INVALID: '请输入有效的金额',
  PROOF_TYPE: '请上传有效的图片（JPEG、PNG、GIF、WEBP）或 PDF 文件',
  PROOF_TOO_LARGE: '文件必须小于 10 MB',
};

/** Pay My Money Back (docs/product/money.md 'The list'). */
export const paymentPage = {
  title: 'Pay My Money Back',
  text: '向室友收回你先付的钱',
  noHome: '请先加入或建立一个家，才能使用这个功能。',
  owed: '别人欠你',
  owes: '你欠别人',
  unknown: '未知',
  list: '收款请求',
  empty: '还没有收款请求',
  loading: '正在加载收款请求…',
  loadFailed: '未能加载收款请求',
  showMore: '显示更多',
  completed: (count: number) => `${count} 个已结清`,
  /** What is open in another home, on the button that shows it. */
  elsewhere: ({ owed, owes }: OpenAmounts, home: string) => {
    if (owed === 0) return `${home}：你欠别人 ${formatAmount(owes)}`;
    if (owes === 0) return `${home}：别人欠你 ${formatAmount(owed)}`;
    return `${home}：你欠别人 ${formatAmount(owes)}，别人欠你 ${formatAmount(owed)}`;
  },
  elsewhereName: '其他家未付的费用',
};

export const paymentForm = {
  name: '新的收款请求',
  who: '谁欠你钱？*',
  search: '搜索室友',
  nobodyFound: '找不到室友',
  everyone: '所有人',
  everybodyChosen: '已选择所有人',
  readingPeople: '正在加载室友…',
  people: '室友',
  chosen: '已选择的室友',
  remove: (name: string) => spaced`移除${name}`,
  alone: '这里目前只有你一个人。',
  invite: '邀请室友',
  what: '什么费用？*',
  examples: '例如：电费、买菜、清洁用品',
  category: '类别（选填）',
  total: '总额（RM）*',
  currency: 'RM',
  noAmount: '0.00',
  /** Of a number with spaces in other places than between thousands. */
  meant: (amount: string) => `你是指 ${amount} 吗？`,
  takeMeant: (amount: string) => `使用 ${amount}`,
  perPerson: '每人金额',
  ownShare: '不包括你自己的份额。',
  /** What the requester gains (above 0) or bears by the rounding of the shares. */
  rounding: (share: Sen, people: number, gain: Sen) =>
    `${people} × ${formatAmount(share)} 是 ${formatAmount(share * people)}：你${gain > 0 ? '多收' : '少收'} ${Math.abs(gain)} 仙。`,
  submit: '收回我的钱',
  whoMissing: '请至少选择一个人',
  noUser: '未能读取用户资料',
  created: '收款请求已建立，通知已发出！',
  failed: '未能建立收款请求',
};

/** What is wrong with an amount, said as soon as its field is left. */
export const amountFaults: Record<AmountFault | 'small', string> = {
  negative: '金额必须大于零，不要加负号。',
  words: '请用数字输入金额，例如 12.50。',
  zero: '金额必须大于零。',
  decimals: '最多两位小数，例如 12.50。千位不要加点，例如 1234。',
  large: `金额最多 ${formatAmount(AMOUNT_MAX)}。`,
  small: '每人还不到 1 仙，请输入更大的金额。',
};

/** The short labels. */
export const categories: Record<PaymentCategory, string> = {
  groceries: '买菜',
  utilities: '水电',
  rent: '房租',
  subscriptions: '订阅',
  maintenance: '维修',
  other: '其他',
};

/** How a request stands, on its head. */
export const statusWords = (status: PaymentStatus, paid: number, total: number): string =>
  ({ unpaid: '未付', partly: `${paid}/${total} 已付`, completed: '已结清' })[status];

export const paymentLine = {
  shares: '份额',
  paid: '已付',
  pending: '未付',
  letGo: '已免除',
  markAsPaid: '标为已付',
  marked: '已标为已付！',
  undo: '撤销',
  unmarked: '你的份额已改回未付。',
  undoFailed: '未能撤销，请再试一次。',
  /** Beside Paid: how, and when. */
  how: (
    by: PaidBy,
    day: Day,
    { debtor, requester }: { debtor: string | undefined; requester: string | undefined },
  ) =>
    `${
      {
        marked: spaced`${debtor ?? '你'}标为已付`,
        verified: '凭收据核实',
        confirmed: spaced`${requester ?? '你'}已确认`,
        settled_up: spaced`和${requester ?? debtor ?? ''}结清`,
      }[by]
    } · ${shortDate(day)}`,
  letGoBy: (requester: string | undefined, day: Day) => `${requester ?? '你'} · ${shortDate(day)}`,
  toCheck: (count: number) => `${count} 张待核对`,
  markFailed: '未能标为已付',
  you: '你',
  upload: '上传收据',
  checking: (requester: string) => spaced`${requester}正在核对你的收据。`,
  takeBack: '撤回收据',
  tookBack: '收据已撤回，你可以再上传一份。',
  takeBackFailed: '未能撤回收据，请再试一次。',
};
