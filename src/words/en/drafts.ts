/** Over a form that was left before it was sent (docs/product/everywhere.md 'Drafts'). */
export const drafts = {
  left: (time: string) => `You left this unfinished at ${time}.`,
  /** Not today. */
  leftOn: (day: string, time: string) => `You left this unfinished on ${day} at ${time}.`,
  goOn: 'Continue',
  discard: 'Discard',
};
