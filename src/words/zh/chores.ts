import type { ChoreBadge } from '#domain/chores.ts';
import { spaced } from './spaced.ts';
import { listed } from './grammar.ts';
import { type Day, monthOf } from '#domain/days.ts';
import { weekRange, longDate, shortDate } from './days.ts';
import type { WhyReason } from '#domain/plan/why.ts';

/** The board (docs/product/board.md 'The week'). */
export const board = {
  title: '每周家务',
  subtitle: (homeName: string) => spaced`安排${homeName}的家务`,
  week: (week: number, year: number) => `${year}年第${week}周`,
  previousWeek: '上一周',
  nextWeek: '下一周',
  thisWeek: '回到本周',
  choresOfWeek: '这一周的家务',
  calendar: '日历，星期一到星期日',
  jumpToDay: '跳到某一天',
  view: '显示方式',
  calendarView: '日历',
  tableView: '表格',
  whose: '显示',
  allChores: '所有家务',
  myChores: '我的家务',
  days: '日期',
  wholeWeek: '整周',
  remainingDays: '剩下几天',
  overdueTitle: '逾期',
  standsAbove: '已逾期，列在上方',
  showEarlier: '显示之前的日子',
  hideEarlier: '隐藏之前的日子',
  today: '今天',
  todayIs: (day: string) => `今天，${day}`,
  chores: (count: number) => `${count} 项家务`,
  minutes: (minutes: number) => `${minutes} 分钟`,
  flexible: '弹性日期',
  movedFrom: (day: string) => `原定${day}`,
  nothingDue: '没有家务',
  done: (done: number, all: number) => (all === 0 ? board.nothingDue : `已完成 ${done}/${all}`),
  overdue: (count: number) => `${count} 项逾期`,
  progress: '这一周的完成进度',
  markComplete: '标为完成',
  markCompleteOf: (name: string) => `标为完成：${name}`,
  thanks: '完成了，谢谢你！',
  undo: '撤销',
  undoOf: (name: string) => `撤销：${name}`,
  requestSwap: '请求交换',
  requestSwapOf: (name: string) => `请求交换：${name}`,
  swapRequested: '已请求交换',
  swapRequestedOf: (name: string) => `已请求交换：${name}`,
  you: '你',
  someone: '前室友',
  completed: '家务已标为完成！',
  reopened: '家务已恢复为未完成。',
  completeFailed: '未能标为完成',
  reopenFailed: '未能恢复为未完成，请再试一次。',
  lateFailed: '未能加载前几周逾期的家务。',
  loadFailed: '未能加载家务',
  loading: '正在加载家务…',
  addOnce: '加单次家务',
  noHome: '先加入一个家，才能查看和安排家务。',
};

/** docs/product/board.md 'Status and badge' */
export const badges: Record<ChoreBadge, string> = {
  completed: '已完成',
  'due-today': '今天应完成',
  overdue: '逾期',
  scheduled: '已排班',
};

/** A chore that was opened (docs/product/board.md 'The chore sheet'). */
export const choreSheet = {
  close: '关闭',
  flexible: '弹性日期',
  turn: '轮到谁',
  last: '上次',
  now: '这次',
  next: '下次',
  noLast: '还没有人做过',
  noNext: '还没排班',
  readingTurn: '正在加载…',
  turnFailed: '未能加载上次和下次由谁做。',
  letGoMeans: '从此不再出现在家务表上，算作没有做。',
};

/** The columns of the board's table (docs/product/board.md 'Views and layouts'). */
export const columns = {
  day: '日期',
  chore: '家务',
  assignee: '负责人',
  minutes: '用时',
  status: '状态',
  actions: '操作',
};

/** A chore that moves by a day, and a word to whoever is late (docs/product/board.md 'A day earlier, a day later', 'Reminding'). */
export const grace = {
  earlier: '提前一天',
  later: '推迟一天',
  means: (day: string, along: readonly string[]) =>
    along.length === 0
      ? spaced`改到${day}。每项家务只能改一次。`
      : spaced`改到${day}，${listed(along)}也一起改。每项家务只能改一次。`,
  moved: (name: string, day: string) => spaced`${name}已改到${day}。`,
  moveFailed: '未能更改家务的日期，请再试一次。',
  moveBackFailed: '未能改回原来的日期，请再试一次。',
  remind: (person: string) => spaced`提醒${person}`,
  remindOf: (person: string, chore: string) => spaced`提醒${person}：${chore}`,
  reminded: '已提醒',
  remindedOf: (chore: string) => `已提醒：${chore}`,
  away: '外出',
  wasReminded: (person: string) => spaced`会提醒${person}。`,
  wasRemindedBefore: (person: string) => spaced`今天已经有人提醒过${person}了。`,
  remindFailed: '未能发出提醒，请再试一次。',
};

/** Taking over a housemate's chore, and undoing that (docs/product/board.md 'I’ll do it'). */
export const claim = {
  do: '我来做',
  doOf: (name: string) => `我来做：${name}`,
  means: '这项家务归你做。轮流顺序不变，时间算在你名下。',
  /** After 'You': whose it was before. */
  for: (person: string) => spaced`替${person}`,
  taken: (person: string) => spaced`现在由你来做，已通知${person}。`,
  takeFailed: '未能接手家务，请再试一次。',
  giveBack: '还回去',
  giveBackMeans: (person: string) => spaced`还给${person}，对方会收到通知。今天之内都可以。`,
  takeBack: '不用，我来做',
  takeBackOf: (name: string) => `不用，我来做：${name}`,
  gaveBack: (person: string) => spaced`家务已还给${person}。`,
  tookBack: '家务又归你了。',
  backFailed: '未能归还家务，请再试一次。',
};

/** Thanks for a housemate's completed chore (docs/product/board.md 'Thanks'). */
export const thanking = {
  thank: (person: string) => spaced`感谢${person}`,
  thankOf: (person: string, chore: string) => spaced`感谢${person}：${chore}`,
  thanked: '已感谢',
  thankedOf: (chore: string) => `已感谢：${chore}`,
  didIt: (person: string) => spaced`${person}完成了这项家务`,
  youDidIt: '你完成了这项家务',
  thankedBy: (people: readonly string[]) => spaced`收到${listed(people)}的感谢`,
  failed: '感谢未能发出，请再试一次。',
  backFailed: '感谢未能收回，请再试一次。',
};

/** What is late from the weeks before this one (docs/product/board.md 'Late chores'). */
export const lateChores = {
  title: '前几周的逾期家务',
  letGo: '免除',
  letGoOf: (name: string) => `免除：${name}`,
  wasLetGo: (name: string) => spaced`已免除${name}，不会再出现在家务表上。`,
  putBack: '家务已放回家务表。',
  letGoFailed: '未能免除家务，请再试一次。',
  putBackFailed: '未能放回家务，请再试一次。',
  ofHousemates: (count: number) => `室友的 ${count} 项`,
  more: (count: number) => `还有 ${count} 项`,
  rest: (count: number) => `这里的家务完成或免除后，会再显示 ${count} 项。`,
};

/** Letting go of everything that is late from earlier weeks at once (docs/product/board.md 'Letting a chore go'). */
export const lateTogether = {
  letGo: (count: number) => `免除全部 ${count} 项`,
  letGoOfOwn: (count: number) => `免除我的全部 ${count} 项`,
  title: (count: number) => `免除 ${count} 项逾期家务？`,
  /** `from` and `to` are the first and the last day of whole weeks. */
  from: (from: Day, to: Day) => `都是${weekRange(from, to)}的家务。`,
  whose: (own: number, others: number) =>
    own === 0 ? '全部是室友的家务。' : `其中 ${own} 项是你的，${others} 项是室友的。`,
  means: '从此不再出现在家务表上，算作没有做。',
  yes: '全部免除',
  cancel: '取消',
  wereLetGo: (count: number) => `已免除 ${count} 项家务，不会再出现在家务表上。`,
  putBack: (count: number) => `${count} 项家务已放回家务表。`,
  letGoFailed: '未能免除家务，请再试一次。',
  putBackFailed: '未能放回家务，请再试一次。',
};

/** Why a week of the board is empty. */
export const emptyWeek = {
  past: '这一周已经过去，没有家务。',
  beforeStart: '那一周还没有这个家。',
  notYetPlanned: (weeks: number) => `家务会提前 ${weeks} 周排好，这一周还没排到。`,
  planningOff: '这个家每月 1 日才排好当月的家务。管理员可以开启自动排班，提早排好。',
  free: '都做完了！',
  nothingElse: '这一周没有其他家务了。',
  noneMine: '这一周没有你的家务。',
  nextDue: (day: string) => `这一周没有其他家务了，下一批在${day}。`,
  showNext: (day: string) => `查看${day}`,
};

/** Why a chore is one's own (docs/product/fair.md 'Why me?'). */
export const why = {
  title: '为什么是我？',
  titleOfPerson: (person: string) => spaced`为什么是${person}？`,
  loading: '正在加载…',
  failed: '未能加载为什么轮到你。',
  failedOfPerson: (person: string) => spaced`未能加载为什么轮到${person}。`,
  you: '你',
  somebody: '前室友',
};

export type WhyNames = {
  today: Day;
  /** The chore itself. */
  chore: string;
  /** The display name of a housemate whose chore it is; undefined for the reader's own. */
  whose?: string | undefined;
  /** A whole display name, `why.you` or `why.somebody`. */
  person: (userId: string) => string;
  choreOf: (type: string) => string;
};

const date = (day: Day, today: Day) =>
  monthOf(day).year === monthOf(today).year ? shortDate(day) : longDate(day);
const on = (day: Day | null, { today }: WhyNames) => (day === null ? '' : date(day, today));

const standIn = (who: string) => spaced`那天在家的人当中，${who}额外做的家务最少。`;

/** Says it in a sentence or two. */
export function whySentence(reason: WhyReason, names: WhyNames): string {
  const { person, choreOf, chore, today, whose } = names;
  const who = whose ?? why.you;
  switch (reason.kind) {
    case 'alone':
      return '这个家只有你一个人，所有家务都是你的。';
    case 'turn':
      return reason.plannedBy === 'turns'
        ? spaced`${chore}由大家轮流做，这次轮到${who}。`
        : spaced`排班时，${who}做家务的时间最少。`;
    case 'swap': {
      const other = reason.from === null ? '' : spaced`和${person(reason.from)}`;
      const gave = reason.gave === null ? '' : spaced`，换出的是${who}的${choreOf(reason.gave)}`;
      return spaced`这是${on(reason.on, names)}${other}交换得来的${gave}。`;
    }
    case 'once':
      return spaced`这项家务只做一次，由${who}负责。`;
    case 'move':
      return spaced`是${who}把它改到了这一天。`;
    case 'claim':
      return reason.from === null
        ? spaced`是${who}主动接手的。`
        : spaced`是${who}替${person(reason.from)}接手的。`;
    case 'left':
      return spaced`原本轮到${person(reason.from)}，但对方已经退出。${standIn(who)}`;
    case 'away':
      return person(reason.from) === why.you
        ? spaced`原本轮到你，但你那天外出。${standIn(who)}`
        : spaced`原本轮到${person(reason.from)}，但对方那天外出。${standIn(who)}`;
    case 'joined':
      return spaced`${who}在${date(reason.since, today)}加入。之前排好的家务，每 ${String(reason.part)} 次有一次轮到${whose === undefined ? '你' : '这位室友'}。`;
  }
}

/** Days away, as the board shows them (docs/product/absences.md 'Where absences show'). */
export const absenceLine = {
  button: '我要外出',
  line: (names: readonly string[]) => `外出：${names.join('、')}`,
};
