import type { Day } from '#domain/days.ts';
import { dayRange, shortDate } from './days.ts';
import { spaced } from './spaced.ts';

/** The dialog in which one says that one is away (docs/product/absences.md 'The absence dialog'). */
export const absenceDialog = {
  title: '我要外出',
  from: '从',
  to: '到',
  fromMissing: '请选择第一天。',
  toMissing: '请选择最后一天。',
  seen: (days: number, home: string) => spaced`共 ${String(days)} 天。${home}的每个人都会在家务表上看到。`,
  already: (from: Day, to: Day) => spaced`你在${dayRange(from, to)}外出。`,
  choose: '选好日子后，这里会显示谁来做你的家务。',
  going: (count: number) => `你的 ${count} 项家务会交给别人`,
  nothing: '这些日子你没有家务。',
  back: (count: number) => `有 ${count} 项家务回到你这里`,
  backFrom: (name: string) => spaced`由${name}还回`,
  toWhom: (name: string) => spaced`交给${name}`,
  swapped: (chore: string, day: Day, name: string | undefined) =>
    name === undefined
      ? spaced`${shortDate(day)}的${chore}仍归你：这是换好的。`
      : spaced`${shortDate(day)}的${chore}仍归你：这是你和${name}换好的。`,
  openSwap: '查看交换',
  staying: (count: number) => `有 ${count} 项家务仍归你，因为那天没有人在家。`,
  previewing: '正在查看谁来做你的家务…',
  previewFailed: '未能查看谁来做你的家务。',
  save: '保存',
  cancel: '取消',
  saved: '已保存。室友会在家务表上看到。',
  saveFailed: '未能保存，请再试一次。',
};

/** The profile's part 'Away' (docs/product/absences.md 'Where absences show'). */
export const absenceCard = {
  hint: (home: string) => spaced`外出期间你在${home}没有家务，室友都会看到你外出。`,
  loading: '正在加载你外出的日子…',
  loadFailed: '未能加载你外出的日子。',
  empty: '目前没有外出安排。',
  days: (from: Day, to: Day) => dayRange(from, to),
  count: (days: number) => `${days} 天`,
  change: '更改',
  delete: '删除',
  deleteTitle: (from: Day, to: Day) => `删除${dayRange(from, to)}的外出？`,
  deleteText: '这些日子里还没完成、也没交换的家务会回到你这里。',
  deleted: '已删除。未完成的家务又归你了。',
  deleteFailed: '未能删除，请再试一次。',
};
