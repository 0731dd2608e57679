import type { Day } from '#domain/days.ts';
import { shortDate } from './days.ts';
import { listedUpTo } from './grammar.ts';

/** What the board offers of planning (docs/product/board.md 'The week'). */
export const planning = {
  title: '排班',
  weekendsMeans: '星期六和星期日也排家务',
  regenerateMeans: '全部重新安排。会先问你，7 天内可以撤销。',
  awayMeans: '这些天你的家务会交给其他人。',
  awayOn: (days: string) => `${days}。${planning.awayMeans}`,
  chores: '家务和频率',
  choresWhere: (count: number) => `${count} 项家务，在“我的家”`,
  balanceMeans: '谁做了多少分钟',
  includeWeekends: '包括周末',
  regenerate: '重新排班',
  weekendsFailed: '未能保存设置，请再试一次。',
};

/** What does not fit the plan, for whoever does not see that it is a banner. */
export const planOffers = '排班更改建议';

/** `names` of the templates that are still there, `gone` of those that are deleted. */
type Misfit = {
  names: readonly string[];
  gone: readonly string[];
  from: Day;
  added: number;
  moved: number;
  removed: number;
  reassigned: number;
  swapsEnded: number;
};

/** The offer to plan templates anew whose chores do not fit the plan (docs/product/plan.md 'Planning templates again'). */
export const misfitOffer = {
  title: ({ names, gone, added, moved, removed, reassigned }: Misfit) => {
    const count = added + moved + removed + reassigned;
    const whose = listedUpTo(3, [...names, ...gone.map((name) => `${name}（已删除）`)]);
    return `${count} 项家务不再符合排班：${whose}。`;
  },
  changes: ({ from, added, moved, removed, reassigned, swapsEnded }: Misfit) => {
    const parts = [
      ...(added > 0 ? [`新增 ${added} 项`] : []),
      ...(moved > 0 ? [`${moved} 项改到另一天`] : []),
      ...(removed > 0 ? [`移除 ${removed} 项`] : []),
      ...(reassigned > 0 ? [`${reassigned} 项可能换人做`] : []),
    ];
    const swaps = swapsEnded === 0 ? '已同意的交换不受影响' : `${swapsEnded} 次已同意的交换会失效`;
    return `从${shortDate(from)}起，${parts.join('，')}。${swaps}。`;
  },
  yes: '更新排班',
  notNow: '以后再说',
  busy: '正在排班…',
  done: '排班已更新！',
  nothing: '不用更改：家务已符合排班。',
  failed: '未能更新排班，请再试一次。',
  undo: '撤销',
};

type Replaced = { chores: number; completed: number; swapped: number };

/** Regenerate: its question, and what came of it (docs/product/plan.md 'Regenerate'). */
export const regenerating = {
  yes: '重新排班',
  title: '重新排班？',
  cancel: '取消',
  counting: '正在统计家务…',
  loses: (count: Replaced | undefined, keepCompleted: boolean) => {
    if (!count) return '这个家的所有家务都会被删除。';
    const gone = keepCompleted ? count.chores - count.completed : count.chores;
    const among = keepCompleted || count.completed === 0 ? '' : `（其中 ${count.completed} 项已完成）`;
    const swaps = count.swapped === 0 ? '' : `，${count.swapped} 次已同意的交换也会失效`;
    return `${gone} 项家务${among}会被删除${swaps}。`;
  },
  canBeUndone: '7 天内，任何成员都可以从这个家的历史记录恢复。',
  planned: '之后会按最新的设置排好新的家务。',
  keepCompleted: '保留已完成的家务',
  done: '已按最新的设置重新排班！',
  failed: '未能重新排班',
  undo: '撤销',
  broughtBack: '之前的家务已恢复。',
  bringBackFailed: '未能恢复之前的家务，请再试一次。',
};
