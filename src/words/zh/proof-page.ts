import { formatAmount, type Sen } from '#domain/money.ts';
import { spaced } from './spaced.ts';

/** The proof page (docs/product/callables.md 'verifyPaymentProof'). */
export const proofPage = {
  loading: '正在加载收款请求…',
  upload: '上传付款收据',
  submit: '提交核实',
  verifying: '正在核实你的收据…',
  verifyingText: '请稍等片刻',
  alreadyPaid: '已经付款',
  verified: '付款已核实！',
  notified: '已通知收款人，你不会再收到提醒。',
  failed: '收据未通过核实',
  review: '已送交核对',
  tryAgain: '再试一次',
  toRequests: '前往收款请求',
  back: '返回收款请求',
};

/** What is wrong with the link or with the sending. */
export const proofProblems = {
  linkIncomplete: '付款链接无效，缺少付款资料。',
  tokenMissing: '链接无效或不完整。为了安全，请打开最新电邮里的链接。',
  linkExpired: '链接无效或已过期，请打开最新的电邮。',
  fileMissing: '请选择要上传的文件',
  unreadable: '未能读取文件，请再试一次。',
  notSent: '未能提交收据，请再试一次。',
  notVerified: '未能核实收据，请再试一次。',
  refused: '付款未能核实。请检查收据，再试一次。',
  notAsked: '未能送出，请再试一次。',
};

export const badLink = {
  title: '这个链接不能用',
  hint: '每封电邮都有新的链接，旧的会失效。',
};

/** Nothing can be uploaded any more. */
export const ended = {
  deleted: '这个收款请求已删除',
  deletedText: '你不用再付这笔钱。',
  letGo: '已免除',
  letGoText: '收款人已免除这笔份额，不用再付。',
  letGoBy: (requester: string, amount: Sen, title: string) =>
    spaced`${requester}不再向你收 ${formatAmount(amount)}：${title}。不用再付。`,
  gone: '没有人能核对收据',
  goneText: '收款人已删除账号。你可以到 Pay My Money Back 把份额标为已付。',
  goneDeletedText: '收款人已删除账号，你不用再付这笔钱。',
};

export const slip = {
  /** While the page stands open. */
  amountChanged: (requester: string, before: Sen, now: Sen) =>
    spaced`${requester}把金额从${formatAmount(before)}改为${formatAmount(now)}。`,
  owe: (debtor: string) => `${debtor}，你欠`,
  paidBy: (debtor: string) => `${debtor}，你已付给`,
  /** A receipt waits for the requester. */
  inReview: '待核对',
  shareOf: (total: Sen, people: number) =>
    people === 1 ? '只向你一人收款' : `你在 ${formatAmount(total)} 中的份额`,
  askedOn: '请求日期',
  between: '分摊人数',
  people: (count: number) => `${count} 人`,
  home: '家',
};

export const proofField = {
  what: '请上传转账的截图或 PDF。',
  whatFor: (amount: Sen, requester: string) =>
    spaced`请上传截图或 PDF，要看得到 ${formatAmount(amount)}、${requester}的名字、日期和参考编号。`,
  drop: '把收据拖到这里，或选择文件',
  choose: '选择收据',
  dropNow: '放在这里',
  kinds: '10\u00A0MB 以内的 PNG、JPG、GIF、WEBP 或 PDF',
  previewOf: (name: string) => spaced`${name}的预览`,
  pdf: 'PDF',
  change: '更换',
  remove: '移除文件',
};

const KB = 1024;
export const fileSize = (bytes: number) =>
  bytes < KB * KB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;

export const sending = {
  progress: '正在发送收据',
  sent: '收据已发送',
  partOf: (part: number, bytes: number) => `${Math.floor(part * 100)}%，共 ${fileSize(bytes)}`,
  reading: '读取金额、名字、日期和参考编号',
  comparing: '对照你的份额',
  cut: '连接中断。我们会继续尝试，最多 10 分钟，请不要关闭这一页。',
  stop: '停止尝试',
};

export const settled = (amount: Sen | undefined) =>
  `你的份额${amount === undefined ? '' : ` ${formatAmount(amount)} `}已结清。不用再做什么，也不会再收到提醒。`;

/** The page may not know who asked: the request itself could not be read. */
const THE_REQUESTER = '收款人';

export const waiting = {
  text: (requester = THE_REQUESTER) => spaced`${requester}正在核对你的收据，你不用再上传。`,
  uploaded: '收据已上传',
  now: '刚刚',
  looking: (requester = THE_REQUESTER) => spaced`${requester}核对收据`,
  mayClose: '你可以关闭这一页',
  marked: '你的份额标为已付',
  letter: '你会收到电邮',
  wrongShare: '收据传错地方了？',
  together: (requester = THE_REQUESTER) => spaced`${requester}正在核对你的收据，这笔会一起结清。`,
  yoursToCheck: '有一张收据等你核对',
  theirs: (requester = THE_REQUESTER) =>
    spaced`${requester}传了收据，这笔会一起结清。请在对方欠你的份额那里核对。`,
};

export const difference = {
  share: '你的份额',
  shown: '收据金额',
  missing: '少付',
  tooMuch: '多付',
};

export const askToCheck = {
  sure: '确定收据没错？',
  ask: (requester = THE_REQUESTER) => spaced`请${requester}核对`,
};

/** The bill of a request, large (docs/product/money.md 'Who sees the bill'). */
export const openBill = {
  open: '打开账单',
  title: (title: string) => `账单：${title}`,
  alt: (title: string) => `${title} 的账单`,
  close: '关闭',
  loading: '正在加载账单…',
  notLoaded: '未能加载账单。',
  again: '再试一次',
};
