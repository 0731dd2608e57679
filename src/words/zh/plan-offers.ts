import type { Day } from '#domain/days.ts';
import { shortDate } from './days.ts';
import { listedUpTo } from './lists.ts';

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
