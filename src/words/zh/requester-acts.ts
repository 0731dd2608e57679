import { formatAmount, type Sen } from '#domain/money.ts';
import type { Day } from '#domain/days.ts';
import { plainDate } from './days.ts';
import { listed } from './lists.ts';
import { spaced } from './spaced.ts';

/** What a requester is asked, and told, as they do something to a request of theirs. */
export const ownActs = {
  cancel: '取消',
  letGoTitle: (name: string) => spaced`免除${name}的份额？`,
  letGoText: (amount: Sen, request: string) =>
    `你不会再为“${request}”向对方收 ${formatAmount(amount)}。这笔份额算作已结清，但不算已付。`,
  letGoTold: (name: string) => spaced`我们会通知${name}。`,
  letGoReceipt: '等你回复的那份收据也不用再核对。',
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
