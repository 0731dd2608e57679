import { monthOf, type Day } from '#domain/days.ts';
import type { WhyReason } from '#domain/plan/why.ts';
import { longDate, shortDate } from './days.ts';
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
  today: Day;
  /** The chore itself. */
  chore: string;
  /** A whole display name, `why.you` or `why.somebody`. */
  person: (userId: string) => string;
  choreOf: (type: string) => string;
};

const date = (day: Day, today: Day) =>
  monthOf(day).year === monthOf(today).year ? shortDate(day) : longDate(day);
const on = (day: Day | null, { today }: WhyNames) => (day === null ? '' : date(day, today));

const standIn = '那天在家的人当中，你额外做的家务最少。';

/** Says it in a sentence or two. */
export function whySentence(reason: WhyReason, names: WhyNames): string {
  const { person, choreOf, chore, today } = names;
  switch (reason.kind) {
    case 'alone':
      return '这个家只有你一个人，所有家务都是你的。';
    case 'turn':
      return reason.plannedBy === 'turns'
        ? spaced`${chore}由大家轮流做，这次轮到你。`
        : '排班时，你做家务的时间最少。';
    case 'swap': {
      const whose = reason.from === null ? '' : spaced`和${person(reason.from)}`;
      const gave = reason.gave === null ? '' : spaced`，换出的是你的${choreOf(reason.gave)}`;
      return spaced`这是${on(reason.on, names)}${whose}交换得来的${gave}。`;
    }
    case 'move':
      return '是你把它改到了这一天。';
    case 'offer':
      return '是你主动提出要做的。';
    case 'left':
      return spaced`原本轮到${person(reason.from)}，但对方已经退出。${standIn}`;
    case 'away':
      return spaced`原本轮到${person(reason.from)}，但对方那天外出。${standIn}`;
    case 'joined':
      return spaced`你在${date(reason.since, today)}加入。之前排好的家务，每 ${String(reason.part)} 次有一次轮到你。`;
  }
}
