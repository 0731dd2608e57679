import type { CalendarShows } from '#domain/calendar.ts';

/** The profile's part 'Calendar'. */
export const title = '日历';
export const hint = '在手机或电脑的日历应用里查看你的家务';
export const loading = '正在加载你的日历…';
export const loadFailed = '未能加载你的日历。';
export const show = '显示';
export const shows: Record<CalendarShows, string> = { mine: '我的家务', home: '全家的家务' };
export const showFailed = '未能更改日历显示的内容，请再试一次。';
export const copy = '复制日历链接';
export const copied = '日历链接已复制';
export const copyFailed = '未能复制链接';
export const copyByHand = '请选中链接，手动复制。';
export const linkLabel = '日历链接';
export const linkHint =
  '在日历应用里选择通过网址（URL）添加日历，然后粘贴这个链接。有这个链接的人都能看到这些家务。链接只在现在显示一次。';
export const madeOn = (day: string) => `你的日历链接生成于${day}，无法再次显示。`;
export const makeNew = '生成新链接';
export const makeNewTitle = '生成新的日历链接？';
export const makeNewText = '现在的链接会失效，使用它的日历将不再更新。';
export const makeNewYes = '生成新链接';
export const cancel = '取消';
export const makeFailed = '未能生成日历链接，请再试一次。';

// The calendar itself
type ChoreOfDay = {
  chore: string;
  isDone: boolean;
  /** Where it shows more than one's own. */
  person: string | undefined;
  /** Where one lives in more than one. */
  home: string | undefined;
};
/** '拖地', '✓ 拖地 · Aisyah（Seri Pandan 12A）' */
export const choreOfDay = ({ chore, isDone, person, home }: ChoreOfDay) =>
  [isDone && '✓ ', chore, person !== undefined && ` · ${person}`, home !== undefined && `（${home}）`]
    .filter((part) => part !== false)
    .join('');
