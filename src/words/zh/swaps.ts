import { SWAP_MESSAGE_MAX, type SwapEnd, type SwapStatus } from '#domain/swaps.ts';
import { spaced } from './spaced.ts';

export const swapProblems = {
  MESSAGE_TOO_LONG: `留言最多 ${SWAP_MESSAGE_MAX} 个字符`,
  SWAP_WITH_ONESELF: '请选择室友，不能选自己。',
  SWAP_USER_MISSING: '找不到要交换的室友。',
  SWAP_NOT_FOUND: '这个交换请求已不存在。',
  SWAP_ANSWERED: '这个交换请求已经回复或取消了。',
  SWAP_PENDING: '这项家务已有待回复的交换请求。',
  SWAP_CHORE_GONE: '原来的家务已不存在！',
  SWAP_RETURN_GONE: '要换来的家务已不存在！',
};

/** Swap Requests (docs/product/swaps.md 'The swaps page'). */
export const swapPage = {
  title: '家务交换请求',
  text: '那天不方便？可以和室友交换家务',
  loading: '正在加载交换请求…',
  loadFailed: '未能加载交换请求',
  showMore: '显示更多',
  noHome: '先加入一个家，才能交换家务。',
  incoming: '收到的请求',
  noIncoming: '没有收到交换请求。',
  outgoing: '发出的请求',
  howToAsk: '想交换？点一下自己家务上的箭头。',
  noOutgoing: '你还没发出交换请求。',
};

/** What became of the request's chore or of the one in return, or of one of its two people: the bell and the card say the same. */
export const swapEnds: Record<SwapEnd, (who: string, home: string) => string> = {
  completed: () => '其中一项家务已完成。',
  deleted: () => '其中一项家务已不在排班里。',
  moved: () => '其中一项家务已换人做。',
  another_day: () => '其中一项家务已改到另一天。',
  left: (who, home) => spaced`${who}已不住在${home}。`,
};

const whose = (name: string | undefined, chore: string) => (name ? spaced`${name}的${chore}` : chore);

/** One request, as its reader sees it. */
export const swapCard = {
  incoming: (name = '室友') => spaced`${name}想和你交换。`,
  outgoing: (name = '室友') => spaced`你请求和${name}交换。`,
  youTake: '你接手',
  youHandOver: '你交出',
  favour: (name = '室友') => spaced`没有，这是帮${name}的忙`,
  nothingInReturn: '没有，这是请对方帮忙',
  quoted: (message: string) => `“${message}”`,
  day: (day: string, minutes: number | undefined) =>
    minutes === undefined ? day : `${day} · ${minutes} 分钟`,
  named: (chore: string, day: string) => `${chore}（${day}）`,
  nothingMoves: '这个家的家务不会自动换人做，请和对方自行安排。',
  /** '用你的 Sweep（11月24日）换 Ben Tan 的 Mop（11月25日）' */
  askedByYou: (chore: string, inReturn: string | undefined, name: string | undefined) =>
    inReturn === undefined ? chore : spaced`用你的${chore}换${whose(name, inReturn)}`,
  askedOfYou: (chore: string, inReturn: string | undefined, name: string | undefined) =>
    inReturn === undefined ? chore : spaced`用${whose(name, chore)}换你的${inReturn}`,
  ended: (because: SwapEnd, who: string | undefined, home: string) => swapEnds[because](who ?? '室友', home),
  endedByYou: (home: string) => spaced`你后来退出了${home}。`,
  moved: '已交换',
  movedOne: '已转交',
  notMoved: '没有自动换人做',
  accept: '接受',
  reject: '拒绝',
  cancel: '取消请求',
};

export const swapStatuses: Record<SwapStatus, string> = {
  pending: '待回复',
  accepted: '已接受',
  declined: '已拒绝',
  cancelled: '已取消',
};

/** What answers a press of Accept, Reject or 'Cancel Request' (docs/product/swaps.md 'Accepting', 'Rejecting and cancelling'). */
export const swapAnswers = {
  exchanged: '已接受交换！两项家务已对调。',
  takenOver: '已接受交换！这项家务现在由你负责。',
  acceptedOnly: '已接受交换！请和对方自行安排。',
  rejected: '已拒绝交换。',
  cancelled: '交换请求已取消。',
  acceptFailed: '未能接受交换，请再试一次。',
  acceptOnlyFailed: '未能接受交换。这个功能还在完善中。',
  rejectFailed: '未能拒绝交换。',
  cancelFailed: '未能取消请求。',
};

/** Asking a housemate to take a chore (docs/product/swaps.md 'The swap dialog'). */
export const swapDialog = {
  title: '请求交换家务',
  close: '关闭',
  due: (day: string) => `${day}应完成`,
  minutes: (minutes: number) => `约 ${minutes} 分钟`,
  housemate: '室友',
  choose: '选择室友',
  chooseMissing: '请选择室友。',
  inReturn: '换来的家务',
  optional: '选填',
  favour: '不交换，请对方帮忙',
  thisWeek: '本周',
  nextWeek: '下周',
  laterWeeks: '显示往后几周',
  inReturnHint: '请先选择室友。',
  readingChores: '正在加载对方的家务…',
  wouldDo: (name: string) => spaced`你会替${name}做的家务。`,
  away: '外出',
  nameAway: (name: string) => `${name}（外出）`,
  noOpenChores: (name: string) => spaced`${name}没有未完成的家务可以交换。`,
  choresFailed: '未能加载对方的家务。',
  choreGone: '那项家务已不能交换。请选另一项，或不交换。',
  chore: (name: string, day: string) => `${name}（${day}）`,
  facts: (day: string, minutes: number | undefined) =>
    minutes === undefined ? day : `${day} · ${minutes} 分钟`,
  message: '留言',
  left: (count: number) => `还可以输入 ${count} 个字符`,
  nothingMoves: '这个家的家务不会自动换人做：对方接受后，请和对方自行安排。',
  cancel: '取消',
  send: '发出请求',
  sending: '正在发出…',
  sent: '交换请求已发出！',
  failed: '未能发出交换请求。',
};
