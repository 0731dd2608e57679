import { AMOUNT_MAX, formatAmount, type AmountFault, type OpenAmounts, type Sen } from '#domain/money.ts';
import { type Day, monthOf } from '#domain/days.ts';
import {
  PAYMENT_TITLE_MAX,
  type PaidBy,
  type PaymentCategory,
  type PaymentStatus,
  type NoReminder,
  type WhyNoEmail,
} from '#domain/payments.ts';
import { shortDate, plainDate } from './days.ts';
import { spaced } from './spaced.ts';
import type { PaymentSide } from '#domain/payment-sides.ts';
import { listed } from './grammar.ts';
import { HOME_FILES_MAX_BYTES, PROOF_MAX_BYTES } from '#domain/files.ts';
import type { Repeats } from '#domain/repeating.ts';
import type { SplitKind } from '#domain/splits.ts';

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
  emptyHint: '替大家付了电费？选择由谁分担，输入总额，每个人都会收到付钱给你的链接。',
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
  everyoneChosen: (count: number) => `所有人（${count}）`,
  changeChosen: '更改',
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

export const paymentShare = {
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
  ofTotal: (total: Sen) => `共 ${formatAmount(total)}`,
  sentReceipt: '发来了收据',
  open: (sum: Sen) => `${formatAmount(sum)} 未付`,
  face: (name: string, amount: Sen, state: string) => `${name}：${formatAmount(amount)}，${state}`,
  markFailed: '未能标为已付',
  you: '你',
  upload: '上传收据',
  checking: (requester: string) => spaced`${requester}正在核对你的收据。`,
  takeBack: '撤回收据',
  tookBack: '收据已撤回，你可以再上传一份。',
  takeBackFailed: '未能撤回收据，请再试一次。',
};

/** What the list of payment requests shows of all, and what of a request is folded (docs/product/money.md 'One side of the list'). */
export const paymentList = {
  show: '显示',
  all: '全部',
  /** Stands there where a side is empty. */
  none: {
    owes: '你现在没有欠款。',
    owed: '现在没有人欠你钱。',
  } satisfies Record<PaymentSide, string>,
  showAll: '显示所有收款请求',
  /** The other debtors' shares, folded to a line. */
  others: (count: number, paid: number) => {
    if (paid === 0) return `另外 ${count} 人`;
    return `另外 ${count} 人，${paid === count ? '全部' : `其中 ${paid} 人`}已付`;
  },
};

/** What a requester sees beside a request of theirs, at once. */
export const ownRequest = {
  stillOpen: '未付金额',
  change: '更改',
  remind: '立即提醒',
  reminded: (count: number) => `已发出 ${count} 封提醒电邮。`,
  nobodyReminded: {
    paid: '没有发出提醒：大家都付了。',
    recent: '没有发出提醒：上一封电邮发出还不到一小时。',
    review: '没有发出提醒：有收据在等你回复。',
    full: '没有发提醒：今天电邮送不到对方。请对方确认电邮地址，或明天再试。',
    stopped: '没有发出提醒：对方已停止接收提醒。',
    gone: '没有发出提醒：已经没有人可以提醒。',
  } satisfies Record<NoReminder, string>,
  remindFailed: '未能发出提醒，请再试一次。',
  /** Below a debtor whom no email reaches. */
  noEmail: {
    stopped: (name: string) => `电邮送不到${name}：对方停收了这类电邮。请用别的方式告诉对方。`,
    unconfirmed: (name: string) =>
      `今天电邮送不到${name}：对方的地址还没确认，每天只能收到几封。请对方确认。`,
    full: (name: string) => `今天不能再发电邮给${name}：这个家今天的电邮已发完。请明天再试。`,
    failed: (name: string) => `电邮送不到${name}：对方的邮箱拒收了上一封。请对方检查电邮地址。`,
    unsent: (name: string) => `电邮没送到${name}：上一封超出了当天的上限。请现在发送提醒。`,
  } satisfies Record<WhyNoEmail, (name: string) => string>,
  noReminder: '还没发过提醒',
  stoppedBy: (names: readonly string[]) => spaced`没有提醒：${listed(names)}已停止接收`,
  nobodyLeft: '没有提醒：账号已删除',
  firstReminder: (day: Day) => `首次提醒：${shortDate(day)}`,
  lastReminder: (last: Day) => `上次提醒：${shortDate(last)}`,
  nextReminder: (last: Day, next: Day) => `上次提醒：${shortDate(last)} · 下次：${shortDate(next)}`,
  noMoreReminders: (last: Day) => `上次提醒：${shortDate(last)} · 已是最后一次`,
  letGo: '免除',
  reopen: '改回未付',
  more: (what: string) => spaced`${what}的更多操作`,
  delete: '删除',
};

/** The way to a proof. */
export const proofCheck = {
  check: '核对收据',
  see: '查看收据',
  seeOwn: '查看收据',
  proof: (name: string) => spaced`${name}的收据`,
  notLoaded: '未能加载收据。',
  close: '关闭',
};

const MB = 1024 * 1024;

/** What the server alone refuses, each by its code. */
export const paymentRefusals = {
  SAME_NAME: '比你早加入的成员和你同名。请先到个人资料改名，再来收款。',
  NAME_NEEDED: '请先到个人资料取一个自己的名字，再来收款。',
  DEBTOR_ONESELF: '不能向自己收款，请只选其他人。',
  PAYMENT_NOT_FOUND: '找不到这个收款请求',
  PAYMENT_PAID: '已经有人付款，这个收款请求不能删除。',
  PAYMENT_OPEN: '这笔份额还没付。',
  PAYMENT_SETTLED: '这笔份额已经付了。',
  PAYMENT_TOLD: '现在已不能撤销。你可以请收款人把你的份额改回未付。',
  PROOF_WAITS: '有收据在等你回复。请先回复，再删除收款请求。',
  PROOF_IN_REVIEW: '你的收据正在核对。要标为已付，请先撤回收据。',
  PROOF_ANSWERED: '这份收据已经回复过了。',
  PROOF_GONE: '这份收据已不再保存，请重新上传。',
  // The proof page looks for the first word.
  UNAUTHORIZED_LINK: 'unauthorized：链接无效或已过期，请打开最新的电邮。',
  REQUEST_DELETED: 'unauthorized：这个收款请求已删除，你不用再付。',
  REQUESTER_GONE: '收款人已删除账号，你不用再付。',
  PROOF_TOO_MANY_TRIES: '尝试次数太多，请过一阵子再试。',
  HOME_FILES_FULL: `这个家存放收据的 ${HOME_FILES_MAX_BYTES / MB} MB 已满。请上传较小的文件，或选择“标为已付”。`,
  PROOFS_BUSY: '现在有很多收据在核实，请过一分钟再试。',
};

/** What a requester is asked, and told, as they do something to a request of theirs. */
export const ownActs = {
  cancel: '取消',
  letGoTitle: (name: string) => spaced`免除${name}的份额？`,
  letGoText: (amount: Sen, request: string) =>
    `你不会再为“${request}”向对方收 ${formatAmount(amount)}。这笔份额算作已结清，但不算已付。`,
  letGoTold: (name: string) => spaced`我们会通知${name}。`,
  letGoProof: '等你回复的那份收据也不用再核对。',
  letGoDone: '已免除。',
  letGoFailed: '未能免除，请再试一次。',
  reopenTitle: (name: string) => spaced`把${name}的份额改回未付？`,
  reopenText: (amount: Sen, request: string) => spaced`“${request}”的 ${formatAmount(amount)} 会变回未付。`,
  reopenTold: (name: string, reminds: boolean) =>
    reminds ? spaced`我们会通知${name}，并继续提醒。` : spaced`我们会通知${name}。`,
  reopened: '份额已改回未付，并已通知室友。',
  reopenedUntold: '份额已改回未付。',
  reopenFailed: '未能改回未付，请再试一次。',
  deleteTitle: '删除这个收款请求？',
  deleteText: (title: string, total: Sen, names: readonly string[]) =>
    spaced`“${title}”，${formatAmount(total)}。${listed(names)}不用再付，之前电邮里的链接也会失效。`,
  deleteWaits: '有收据在等你回复',
  deleteWaitsText: (names: readonly string[]) =>
    spaced`${listed(names)}已上传收据。请先选择“确认”或“未收到”，再删除收款请求。`,
  deleteYes: '删除请求',
  deleted: '收款请求已删除。',
  deleteFailed: '未能删除收款请求，请再试一次。',
};

/** The requester's look at a proof. */
export const proofReview = {
  from: (name: string) => spaced`${name}的收据`,
  enlarge: (name: string) => spaced`放大${name}的收据`,
  notKept: '这份收据已不再保存。',
  uploaded: (day: Day, time: string) => `上传于${plainDate(day)} ${time}`,
  amount: '金额',
  recipient: '收款人',
  date: '日期',
  status: '状态',
  reference: '参考编号',
  notFound: '找不到',
  isThisYou: '这是你吗？',
  isMyName: '这是我的名字',
  myNameFits: '以后付给这个名字的收据，都算付给你。',
  /** '2026年11月20日 21:14' */
  moment: (day: Day, time: string | undefined) =>
    time === undefined ? plainDate(day) : `${plainDate(day)} ${time}`,
  fits: { fits: '符合', unsure: '不确定', contradicts: '不符合' },
  noBankAccount: '我们看不到你的银行户口。',
  arrived: (amount: Sen) => `${formatAmount(amount)} 到账了吗？`,
  confirm: '确认',
  /** Where the receipt is the sum of several open shares. */
  alsoPays: '这份收据一次付清以下份额：',
  confirmAll: '全部确认',
  onlyThis: '只确认这笔',
  confirmedAll: (count: number, name: string) => spaced`已确认 ${String(count)} 笔付款，并已通知${name}。`,
  notReceived: '未收到',
  notReceivedTitle: (name: string) => spaced`未收到${name}的钱？`,
  notReceivedText: (name: string, amount: Sen) =>
    spaced`${formatAmount(amount)} 仍然未付，这份收据不再有效。我们会通知${name}。`,
  confirmed: (name: string) => spaced`付款已确认，并已通知${name}。`,
  declined: (name: string) => spaced`已通知${name}：钱还没到账。`,
  confirmFailed: '未能确认付款，请再试一次。',
  declineFailed: '未能送出你的回复，请再试一次。',
};

/** Why a request could not be changed, each by its code. */
export const changeProblems = {
  PAYMENT_CHANGED: '这个收款请求已经更改。请重新看一看，再决定。',
  CHANGE_PAID: '已经有人付款，金额和人不能更改。',
  CHANGE_WAITS: '有收据在等你回复。请先回复，再更改金额。',
  CHANGE_PROOF: '你移除的人已上传过收据。你可以改为免除这份份额。',
};

/** The window in which a requester changes a request (docs/product/money.md 'Changing a request'). */
export const changing = {
  title: '更改收款请求',
  close: '关闭',
  cancel: '取消',
  save: '保存更改',
  told: '份额有变的人会收到通知；账单有变时，还没付的人会收到通知。',
  CHANGE_PAID: (total: Sen) => `已经有人付款或获得免除，${formatAmount(total)} 和付款的人不能更改。`,
  CHANGE_WAITS: (total: Sen) => `有收据在等你回复。回复之前，${formatAmount(total)} 和付款的人不能更改。`,
  /** It was changed elsewhere since the window opened. */
  meanwhile: '这个收款请求已在别的窗口更改。你填写的内容还在，但不能保存。',
  startAgain: '显示最新内容',
  done: '收款请求已更改。',
  failed: '未能更改收款请求，请再试一次。',
};

/** What a requester asks before they let go of all that somebody owes them (docs/product/moving-out.md 'Letting all of it go'). */
export const lettingAllGo = {
  title: (name: string, lines: number) => spaced`免除${name}的 ${String(lines)} 笔份额？`,
  text: (amount: Sen) => `你不会再向对方收 ${formatAmount(amount)}。这笔钱算作已结清，但不算已付。`,
  stays: (amount: Sen) => `你欠对方的 ${formatAmount(amount)} 不变。`,
  told: (name: string) => spaced`我们会通知${name}。`,
  cancel: '取消',
  done: (lines: number) => `已免除 ${lines} 笔份额。`,
  failed: '未能免除，请再试一次。',
};

/** What stands on a request of one's own about its bill. */
export const ownBill = {
  attach: '附上账单',
  change: '更换账单',
  sending: '正在附上账单…',
  cut: '没有连接。恢复连接后会立即发送账单。',
};

/** The bill that a requester attaches (docs/product/money.md 'Changing the bill'). */
export const attachBill = {
  file: '账单（选填）',
  fileHere: '账单',
  hint: `照片或 PDF，最大 ${PROOF_MAX_BYTES / 1024 / 1024} MB。要付款的人都能打开。`,
  choose: '选择文件',
  other: '选择其他文件',
  takeOut: (file: string) => `取出 ${file}`,
  submit: '附上',
  replace: '更换账单',
  remove: '移除账单',
  missing: '请选择账单的照片或 PDF',
  isThere: '已附上账单。选择别的文件会取代它。',
  kept: '保留到所有人付款后 90 天。',
  attached: '账单已附上。',
  failed: '未能附上账单，请再试一次。',
  unreadable: '无法再读取这个文件，请重新选择。',
  removed: '账单已移除。',
  removeFailed: '未能移除账单，请再试一次。',
};

export const splits: Record<SplitKind, string> = { equally: '平均分摊', amounts: '不同金额' };

const often: Record<Repeats, string> = { month: '每月', two_weeks: '每两周', week: '每周' };

/** What is folded in the form (docs/product/money.md 'The form'). */
export const moreOptions = {
  title: '更多选项',
  /** While it is folded: what holds. */
  holds: ({ by, repeats, hasBill }: { by: SplitKind; repeats: Repeats | ''; hasBill: boolean }) =>
    [splits[by], repeats === '' ? '一次' : often[repeats], ...(hasBill ? ['附账单'] : [])].join('，'),
  split: '分摊方式',
  withOwn: '包括我的份额',
  divided: (total: Sen, people: number, each: Sen) =>
    `${formatAmount(total)} ÷ ${people} = 每人 ${formatAmount(each)}，包括你。`,
  divides: '总额由所有人分摊，包括你。',
  amountFor: (name: string) => spaced`${name}的金额`,
  nobodyYet: '请先选择谁欠你钱。',
  totalAsked: '收款总额',
  ownShare: (own: Sen) => `你自己的份额：${formatAmount(own)}`,
  /** Of an equal split with one's own share, what is left over of the division; `others` of the debtors pay it too. */
  senMore: (others: number) =>
    others === 0 ? '你比其他人多付一仙，总额才会刚好。' : `你和其中 ${others} 人多付一仙，总额才会刚好。`,
};

/** The part 'Spending' of Pay My Money Back (docs/product/spending.md 'Where it is'). */
export const spending = {
  title: '支出',
  text: '最近 12 个月你请别人付的，以及你自己付的。',
  asked: '请别人付',
  paid: '我付了',
  month: '月份',
  category: '类别',
  all: '合计',
  /** Names the table. */
  table: '按月份和类别统计的支出',
  showTable: '以表格显示',
  hideTable: '隐藏表格',
  nothing: '没有',
  download: '下载 CSV',
  downloadFailed: '未能准备文件，请再试一次。',
  empty: '最近 12 个月你没有请别人付，也没有付过。',
  failed: '未能加载你的支出',
};

/** '2026年11月', of a month's first day. */
export const monthYear = (first: Day) => `${first.slice(0, 4)}年${monthOf(first).month + 1}月`;

/** The head of the table to keep. */
export const spendingColumns = ['月份', '类别', '请别人付（RM）', '我付了（RM）'];

/** Asks the requester to prove who they are, before receipts in another name count as paid to them. */
export const provingPayeeName = '以后付给这个名字的收据，都算付给你。请再次证明是你本人。';
