/** Why a week of the board is empty. */
export const emptyWeek = {
  past: '这一周已经过去，没有家务。',
  beforeStart: '那一周还没有这个家。',
  notYetPlanned: (weeks: number) => `家务会提前 ${weeks} 周排好，这一周还没排到。`,
  planningOff: '这个家每月 1 日才排好当月的家务。管理员可以开启自动排班，提早排好。',
  free: '都做完了！',
  nothingElse: '这一周没有其他家务了。',
  noneMine: '这一周没有你的家务。',
  nextDue: (day: string) => `这一周没有其他家务了，下一批在${day}。`,
  showNext: (day: string) => `查看${day}`,
};
