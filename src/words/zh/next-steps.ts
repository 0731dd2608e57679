/** What the creator of a home is shown until all are done (docs/product/dashboard.md 'Next steps of a new home'). */
export const nextSteps = {
  title: '接下来',
  /** The one line that they are folded to on phones. */
  next: (step: string) => `下一步：${step}`,
  progress: (done: number, all: number) => `已完成 ${done}/${all}`,
  done: '（已完成）',
  /** Opens the line to all steps. */
  showAll: '显示所有步骤',
  chores: '选择家务',
  choresText: (templates: number) =>
    templates === 0
      ? '还没有家务，添加这个家需要的吧。'
      : `已准备好 ${templates} 项家务，接下来几周也排好了。你可以更改或添加。`,
  choresButton: '选择家务',
  invite: '邀请室友',
  inviteText: '加入的人都可以分担家务。',
  inviteButton: '打开邀请链接',
  board: '看看谁做什么',
  boardText: '这一周每天的家务，室友都看得到。',
  boardButton: '打开家务表',
};
