import type { Day } from '#domain/days.ts';
import { weekRange } from './days.ts';

/** Letting go of everything that is late from earlier weeks at once (docs/product/board.md 'Letting all of it go'). */
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
