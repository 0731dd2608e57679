import { dealByNames } from './home-settings.ts';
import { spaced } from './spaced.ts';

/** Below the choice 'Deal by' on Home Management (docs/product/fair.md 'Deal by'). */
export const dealBy = {
  hint: `按在家的天数算，谁做得最少，下一项家务就给谁。“${dealByNames.turns}”则按名单轮流。`,
  plannedHint: '已经排好的家务保持不变，重新排班后才会改变。',
  administratorOnly: (name: string) => spaced`只有管理员${name}可以更改。`,
};
