import { spaced } from './spaced.ts';

/** What is late from the weeks before this one (docs/product/board.md 'Overdue from earlier weeks'). */
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
