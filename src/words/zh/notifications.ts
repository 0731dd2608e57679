import { monthOf, type Day } from '#domain/days.ts';
import { wordsOfType } from '#domain/home-templates.ts';
import { formatAmount, type OpenAmounts } from '#domain/money.ts';
import type { JoinRequestEnd } from '#domain/homes.ts';
import { absenceActOf, type Notification } from '#domain/notifications.ts';
import { REVIEW_DAYS } from '#domain/payments.ts';
import { dayHeading, dayRange, shortDate } from './days.ts';
import { listed, listedUpTo } from './grammar.ts';
import { spaced } from './spaced.ts';
import { swapEnds } from './swaps.ts';

/** '11月' */
const monthOfDay = (day: Day) => `${monthOf(day).month + 1}月`;

export const notificationList = {
  markAllRead: '全部标为已读',
  markFailed: '未能标为已读，请再试一次。',
  unread: '（未读）',
  empty: '还没有通知。室友的请求和回复会显示在这里。',
  loading: '正在加载通知…',
  loadFailed: '未能加载通知',
  showMore: '显示更多',
  switchesTo: (home: string) => spaced`会切换到${home}`,
};

export type NotificationNames = {
  /** Whoever did it; undefined where nobody knows their name any more. */
  who: string | undefined;
  /** The home's name; undefined where the reader does not live there any more. */
  home: string | undefined;
  /** The chore's name as the home calls it; undefined where it does not any more. */
  chore: string | undefined;
  /** Of several thanks: who thanks, and for which chores, each once. */
  people?: readonly string[];
  chores?: readonly string[];
};

type Said = { title: string; message: string };
type Data<Type extends Notification['type']> = Extract<Notification, { type: Type }>['data'];
type Says<Type extends Notification['type']> = (data: Data<Type>, names: NotificationNames) => Said;

const someone = (names: NotificationNames) => names.who ?? '有人';
const theHome = (names: NotificationNames) => names.home ?? '你以前的家';
/** 'Wash Toilet（11月24日）' */
const theChore = (
  { choreType, choreDueDate }: Pick<Data<'swap_request'>, 'choreType' | 'choreDueDate'>,
  { chore }: NotificationNames,
) => `${chore ?? wordsOfType(choreType)}（${shortDate(choreDueDate)}）`;

/** 'Priya Nair、Wei Jie Tan 和另外 2 位' */
const whoThanks = ({ people = [] }: NotificationNames) =>
  listedUpTo(2, people.length === 0 ? ['有人'] : people, '位');

/** 'RM 58.00（电费）' */
const theShare = ({ amount, title }: Data<'payment_request'>) => `${formatAmount(amount)}（${title}）`;

/** Of several shares at once. */
const titlesOf = ({ title }: { title: string }, others: readonly { title: string }[]) =>
  listedUpTo(3, [title, ...others.map((other) => other.title)], '笔');

/** What is another now than it was. */
const changedShare = ({ was, amount, title }: Data<'payment_changed'>) => {
  if (was.amount === amount) return spaced`现在叫${title}`;
  const sum = `${formatAmount(was.amount)} 改为 ${formatAmount(amount)}`;
  return was.title === title ? sum : spaced`${sum}，现在叫${title}`;
};

/** What became of a request's bill. */
const BILLS = {
  attached: { title: '已附上账单', did: '附上了' },
  replaced: { title: '账单已更换', did: '更换了' },
  removed: { title: '账单已移除', did: '移除了' },
};

/** What became of the chores of somebody who lives here no longer. */
const nowYours = (chores: number) => (chores === 0 ? '' : `对方的 ${chores} 项家务现在由你负责。`);

/** '你多了 2 项家务', '你少了 1 项家务' or both */
const moreOrFewer = (more: number, fewer: number) => {
  if (more === 0) return `你少了 ${fewer} 项家务`;
  return `你多了 ${more} 项家务${fewer === 0 ? '' : `，少了 ${fewer} 项`}`;
};

/** '你的第一项家务：洗厕所，12月3日星期四。' */
const yourFirst = (
  { choreType, choreDueDate }: Pick<Data<'join_accepted'>, 'choreType' | 'choreDueDate'>,
  { chore }: NotificationNames,
) => {
  if (choreType === undefined || choreDueDate === undefined) return '';
  return spaced`你的第一项家务：${chore ?? wordsOfType(choreType)}，${dayHeading(choreDueDate)}。`;
};

const SENTENCES: { [Type in Notification['type']]: Says<Type> } = {
  swap_request: (data, names) => ({
    title: '收到交换请求',
    message: spaced`${someone(names)}想和你交换家务：${theChore(data, names)}。`,
  }),
  swap_accepted: (data, names) => ({
    title: '交换请求已被接受',
    message: data.exchanged
      ? spaced`${someone(names)}接手了${theChore(data, names)}。`
      : spaced`${someone(names)}同意交换${theChore(data, names)}。请和对方自行安排。`,
  }),
  swap_declined: (data, names) => ({
    title: '交换请求被拒绝',
    message: spaced`${someone(names)}没有答应接手${theChore(data, names)}。`,
  }),
  swap_cancelled: (data, names) => ({
    title: '交换请求已取消',
    message: spaced`${someone(names)}取消了${theChore(data, names)}的交换请求。`,
  }),
  swap_ended: (data, names) => ({
    title: '交换请求已结束',
    message: `${theChore(data, names)}不能再照原来的请求交换：${swapEnds[data.end](someone(names), theHome(names))}`,
  }),
  swap_open_again: (data, names) => ({
    title: '交换请求恢复有效',
    message: spaced`${theChore(data, names)}又可以照原来的请求交换：${someone(names)}把其中一项家务恢复为未完成。`,
  }),
  member_joined: ({ chores = 0 }, names) => ({
    title: '新室友',
    message: spaced`${someone(names)}加入了${theHome(names)}。${chores === 0 ? '' : `你的 ${chores} 项家务现在由对方负责。`}`,
  }),
  first_chores: (data, names) => ({
    title: '你的第一批家务',
    message: spaced`你在${theHome(names)}有 ${String(data.chores)} 项家务。${yourFirst(data, names)}`,
  }),
  join_requested: (_, names) => ({
    title: '加入申请',
    message: spaced`${someone(names)}申请加入${theHome(names)}。`,
  }),
  join_accepted: (data, names) => ({
    title: '欢迎加入',
    message: spaced`${someone(names)}接受了你的申请，你现在是${theHome(names)}的成员。${yourFirst(data, names)}`,
  }),
  join_declined: ({ homeName }) => ({
    title: '加入申请被拒绝',
    message: spaced`${homeName}的管理员拒绝了你的申请。一天后可以再次申请。`,
  }),
  join_request_ended: ({ homeName, because }) => ({
    title: '加入申请已结束',
    message: JOIN_REQUEST_ENDS[because](homeName),
  }),
  member_left: ({ chores }, names) => ({
    title: '有室友退出',
    message: spaced`${someone(names)}退出了${theHome(names)}。${nowYours(chores)}`,
  }),
  member_removed: ({ chores }, names) => ({
    title: '有室友被移除',
    message: spaced`${someone(names)}被移出了${theHome(names)}。${nowYours(chores)}`,
  }),
  removed_from_home: ({ homeName }) => ({
    title: '你已被移出一个家',
    message: spaced`${homeName}的管理员把你移出了这个家。`,
  }),
  role_handed_over: (_, names) => ({
    title: '你现在是管理员',
    message: spaced`${someone(names)}把${theHome(names)}的管理员身份移交给你。`,
  }),
  home_deleted: ({ homeName, owed = 0, owes = 0 }) => ({
    title: '家已被删除',
    message: spaced`管理员删除了${homeName}。${owed + owes > 0 ? openThere({ owed, owes }) : ''}`,
  }),
  chores_dealt_anew: ({ chores }, names) => ({
    title: '家务已重新分配',
    message: spaced`${theHome(names)}有 ${String(chores)} 项未完成的家务重新分配了。`,
  }),
  absence_dealt: ({ from, to, chores, back, what = absenceActOf(chores, back) }, names) => {
    const who = someone(names);
    const days = dayRange(from, to);
    const yours = moreOrFewer(chores, back);
    switch (what) {
      case 'made':
        return { title: spaced`${who}外出`, message: spaced`${who}在${days}外出：${yours}。` };
      case 'changed':
        return { title: '外出的日子变了', message: spaced`${who}改为在${days}外出：${yours}。` };
      case 'ended': {
        const here = from === to ? days : `${days}当中有几天`;
        return { title: spaced`${who}在家`, message: spaced`${here}${who}在家：${yours}。` };
      }
    }
  },
  chore_reminder: (data, names) => ({
    title: '有家务已逾期',
    message: spaced`${someone(names)}提醒你别忘了${theChore(data, names)}。`,
  }),
  chore_claimed: (data, names) => ({
    title: '你少了一项家务',
    message: spaced`${someone(names)}替你做${theChore(data, names)}。`,
  }),
  chore_claim_ended: (data, names) =>
    data.isBack
      ? {
          title: '家务已被要回',
          message: spaced`${someone(names)}还是自己做${theChore(data, names)}。`,
        }
      : {
          title: '家务又归你了',
          message: spaced`${someone(names)}把${theChore(data, names)}还给你了。`,
        },
  chore_thanked: ({ choreType }, names) => ({
    title: '谢谢你！',
    message: spaced`${whoThanks(names)}感谢你完成了${listedUpTo(2, names.chores ?? [wordsOfType(choreType)])}。`,
  }),
  plan_changed: ({ how, names: templates, chores }, names) => {
    const who = someone(names);
    const home = theHome(names);
    const what = listed(templates);
    const changed = `你有 ${chores} 项家务变动了。`;
    switch (how) {
      case 'added':
        return {
          title: '新家务',
          message: spaced`${who}在${home}添加了${what}：其中 ${String(chores)} 项由你负责。`,
        };
      case 'deleted':
        return {
          title: '家务已移除',
          message: spaced`${who}在${home}删除了${what}：你有 ${String(chores)} 项家务被移除。`,
        };
      case 'planned':
        return {
          title: '排班已更新',
          message: spaced`${who}在${home}更新了${what}的排班：${changed}`,
        };
      case 'brought_back':
        return {
          title: '之前的家务已恢复',
          message: spaced`${who}在${home}恢复了${what}之前的排班：${changed}`,
        };
    }
  },
  payment_request: (data, names) => ({
    title: '收到收款请求',
    message: spaced`${someone(names)}请你付 ${theShare(data)}。`,
  }),
  payment_changed: ({ was, ...data }, names) => ({
    title: '收款请求已更改',
    message: spaced`${someone(names)}更改了${was.title}：${changedShare({ was, ...data })}。`,
  }),
  payment_bill: ({ what, title }, names) => ({
    title: BILLS[what].title,
    message: spaced`${someone(names)}${BILLS[what].did}${title}的账单。`,
  }),
  payment_taken_out: (data, names) => ({
    title: '你不用再付',
    message: spaced`${someone(names)}不再向你收 ${theShare(data)}。`,
  }),
  payment_paid: (data, names) => ({
    title: data.by === 'verified' ? '付款已核实' : '对方标为已付',
    message:
      data.by === 'verified'
        ? spaced`${someone(names)}发来的收据和 ${theShare(data)}相符。`
        : spaced`${someone(names)}说已经付给你 ${theShare(data)}。`,
  }),
  payment_review: (data, names) => ({
    title: '请核对收据',
    message:
      data.again === undefined
        ? spaced`${someone(names)}发来了 ${theShare(data)}的收据。`
        : spaced`${someone(names)}还在等你核对 ${theShare(data)}的收据。`,
  }),
  payment_confirmed: (data, names) => ({
    title: '付款已确认',
    message: spaced`${someone(names)}确认你已付 ${theShare(data)}。`,
  }),
  payment_not_received: (data, names) => ({
    title: '对方未收到付款',
    message: spaced`${someone(names)}还没收到 ${theShare(data)}。`,
  }),
  payment_unanswered: (data, names) => ({
    title: '收据没有核对',
    message: spaced`${someone(names)}在 ${String(REVIEW_DAYS)} 天内没有核对你的收据。收据已失效，你还欠 ${theShare(data)}。`,
  }),
  payment_review_ended: (data, names) => ({
    title: '收据没有核对',
    message: spaced`${someone(names)}等了 ${String(REVIEW_DAYS)} 天，你没有核对收据。收据已失效，对方还欠你 ${theShare(data)}。`,
  }),
  payment_let_go: ({ others = [], ...data }, names) => ({
    title: '款项已免除',
    message: spaced`${someone(names)}免除了 ${theShare({ ...data, title: titlesOf(data, others) })}，你不用再付。`,
  }),
  payment_reopened: (data, names) => ({
    title: '份额改回未付',
    message: spaced`${someone(names)}说你还欠 ${theShare(data)}。`,
  }),
  payment_settling_up: ({ what, amount, again }, names) => {
    const who = someone(names);
    const sum = formatAmount(amount);
    switch (what) {
      case 'marked':
      case 'verified':
        return {
          title: '已结清',
          message:
            amount === 0
              ? spaced`${who}和你结清了：互不相欠。`
              : spaced`${who}和你结清了：${sum}${what === 'verified' ? '，收据相符' : ''}。`,
        };
      case 'review':
        return {
          title: '请核对收据',
          message:
            again === undefined
              ? spaced`${who}发来了和你结清的收据：${sum}。`
              : spaced`${who}还在等你核对和你结清的收据：${sum}。`,
        };
      case 'confirmed':
        return { title: '已结清', message: spaced`${who}确认你已付 ${sum}，你们已结清。` };
      case 'not_received':
        return { title: '对方未收到付款', message: spaced`${who}还没收到 ${sum}，没有结清任何份额。` };
      case 'unanswered':
        return {
          title: '收据没有核对',
          message: spaced`${who}在 ${String(REVIEW_DAYS)} 天内没有核对你 ${sum} 的收据。收据已失效，没有结清任何份额。`,
        };
      case 'review_ended':
        return {
          title: '收据没有核对',
          message: spaced`${who}等了 ${String(REVIEW_DAYS)} 天，你没有核对 ${sum} 的收据。收据已失效，没有结清任何份额。`,
        };
    }
  },
  payment_deleted: (data, names) => ({
    title: '收款请求已删除',
    message: spaced`${someone(names)}不再向你收 ${theShare(data)}。`,
  }),
  payment_repeated: ({ title, amount, every, day }) => ({
    title: '定期收款已发出',
    message: spaced`${title}（${every === 'month' ? monthOfDay(day) : shortDate(day)}）已发出收款请求：${formatAmount(amount)}。`,
  }),
  payment_series_ended: ({ title }, names) => ({
    title: '定期收款已结束',
    message: spaced`${title}不再重复：需要付款的人都已离开${theHome(names)}。`,
  }),
};

const JOIN_REQUEST_ENDS: Record<JoinRequestEnd, (home: string) => string> = {
  renamed: (home) => spaced`${home}改了名称。请向室友要邀请链接。`,
  anyone: (home) => spaced`你现在可以按名称加入${home}。请重新搜索。`,
  off: (home) => spaced`${home}不再让人按名称加入。请向室友要邀请链接。`,
  deleted: (home) => spaced`${home}已不存在。`,
};

type Entry = { type: string; data: Record<string, unknown> };

/** Title and sentence of a notification; undefined for a type that a newer server writes and this page does not know. */
export function notificationWords(entry: Entry, names: NotificationNames): Said | undefined {
  const table: Partial<Record<string, unknown>> = SENTENCES;
  // What the server wrote for a type always fits the type: both are Notification.
  const says = Object.hasOwn(table, entry.type)
    ? (table[entry.type] as (data: Entry['data'], names: NotificationNames) => Said)
    : undefined;
  return says?.(entry.data, names);
}

/** What was open for somebody in a home that is gone. */
export function openThere({ owed, owes }: OpenAmounts): string {
  const parts = [
    ...(owed > 0 ? [`别人还欠你 ${formatAmount(owed)}`] : []),
    ...(owes > 0 ? [`你还欠别人 ${formatAmount(owes)}`] : []),
  ];
  return `当时${parts.join('，')}。`;
}
