import { monthOf, type Day } from '#domain/days.ts';
import type { ChoreBefore, WhyReason } from '#domain/why.ts';
import { longDate, shortDate } from './days.ts';
import { sentences } from './lists.ts';
import { spaced } from './spaced.ts';

/** Why a chore is one's own (docs/product/fair.md 'Why me?'). */
export const why = {
  title: '为什么是我？',
  titleOf: (name: string) => `为什么是我？${name}`,
  loading: '正在加载…',
  failed: '未能加载为什么轮到你。',
  you: '你',
  somebody: '前室友',
};

export type WhyNames = {
  me: string;
  today: Day;
  /** The chore itself. */
  chore: string;
  /** A whole display name, `why.you` or `why.somebody`. */
  person: (userId: string) => string;
  choreOf: (type: string) => string;
};

/** So many of a round are named. */
const NAMED_IN_ROUND = 5;

const date = (day: Day, today: Day) =>
  monthOf(day).year === monthOf(today).year ? shortDate(day) : longDate(day);
const on = (day: Day | null, { today }: WhyNames) => (day === null ? '' : date(day, today));

function goesRound(round: readonly string[], { chore, person }: WhyNames): string {
  const named = round.slice(0, NAMED_IN_ROUND).map(person).join('、');
  const more = round.length - NAMED_IN_ROUND;
  const others = more > 0 ? `等 ${more + NAMED_IN_ROUND} 人` : '';
  return spaced`${chore}由${named}${others}轮流做。`;
}

function hadIt({ userId, dueDate, inPlaceOf }: ChoreBefore, names: WhyNames): string {
  const place = inPlaceOf === null ? '' : spaced`替${names.person(inPlaceOf)}`;
  return spaced`${names.person(userId)}在${on(dueDate, names)}${place}负责`;
}

/** One or two sentences that say it. */
export function whySentence(reason: WhyReason, names: WhyNames): string {
  const { person, choreOf, today } = names;
  switch (reason.kind) {
    case 'turn': {
      const round = goesRound(reason.round, names);
      if (reason.before === null) return `${round}这是第一次，从你开始。`;
      const yours = reason.before.dueDate < today ? '现在轮到你' : '之后轮到你';
      return `${round}${hadIt(reason.before, names)}，${yours}。`;
    }
    case 'dealt': {
      const round = reason.round.length === 0 ? [] : [goesRound(reason.round, names)];
      const before = reason.before === null ? [] : [`${hadIt(reason.before, names)}。`];
      return sentences([...round, ...before, '这一次分给了你。']);
    }
    case 'alone':
      return '这个家只有你一个人，所有家务都是你的。';
    case 'templateGone':
      return '这项家务已分给你，它的模板后来被删除了。';
    case 'evening':
      return '排班时，你做家务的时间最少。';
    case 'swap': {
      const whose = reason.from === null ? '' : spaced`和${person(reason.from)}`;
      const gave = reason.gave === null ? '' : spaced`，换出的是你的${choreOf(reason.gave)}`;
      return spaced`这是${on(reason.on, names)}${whose}交换得来的${gave}。`;
    }
    case 'leaving': {
      const who = reason.from === null ? why.somebody : person(reason.from);
      const when = reason.on === null ? '' : spaced`在${on(reason.on, names)}`;
      return spaced`${who}${when}退出后，这项家务由你接手。`;
    }
    case 'sharing': {
      const whose = reason.from === null ? '' : spaced`由${person(reason.from)}`;
      return spaced`${on(reason.on, names)}大家分摊家务时，这项家务${whose}转给了你。`;
    }
    case 'absence': {
      const whose = reason.from === null ? '' : spaced`由${person(reason.from)}`;
      const when = reason.on === null ? '' : `在${on(reason.on, names)}`;
      return spaced`因为有人外出，这项家务${when}${whose}转给了你。`;
    }
  }
}
