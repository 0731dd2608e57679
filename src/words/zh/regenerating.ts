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
