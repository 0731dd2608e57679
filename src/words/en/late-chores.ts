/** What is late from the weeks before this one (docs/product/board.md 'Overdue from earlier weeks'). */
export const lateChores = {
  title: 'Overdue from earlier weeks',
  letGo: 'Let it go',
  letGoOf: (name: string) => `Let it go: ${name}`,
  wasLetGo: (name: string) => `${name} is off the board for good.`,
  putBack: 'The chore is back on the board.',
  letGoFailed: 'Failed to let go of the chore. Please try again.',
  putBackFailed: 'Failed to put the chore back. Please try again.',
  ofHousemates: (count: number) => `${count} of housemates’`,
  more: (count: number) => `${count} more`,
  rest: (count: number) =>
    count === 1
      ? 'One more will appear when one of these is done or let go.'
      : `${count} more will appear as these are done or let go.`,
};
