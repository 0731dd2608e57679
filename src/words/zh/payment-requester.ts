import type { NoReminder, WhyNoEmail } from '#domain/payments.ts';
import type { Day } from '#domain/days.ts';
import { shortDate } from './days.ts';
import { listed } from './lists.ts';
import { spaced } from './spaced.ts';

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
  delete: (title: string) => `删除：${title}`,
};

/** The way to a proof. */
export const proofCheck = {
  check: '核对收据',
  see: '查看收据',
  seeOwn: '查看收据',
  receipt: (name: string) => spaced`${name}的收据`,
  notLoaded: '未能加载收据。',
  close: '关闭',
};
