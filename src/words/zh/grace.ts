import { listed } from './lists.ts';
import { spaced } from './spaced.ts';

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
