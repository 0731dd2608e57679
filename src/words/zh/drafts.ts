/** Over a form that was left before it was sent (docs/product/everywhere.md 'Drafts'). */
export const drafts = {
  left: (time: string) => `你在 ${time} 没填完就离开了。`,
  /** Not today. */
  leftOn: (day: string, time: string) => `你在${day} ${time} 没填完就离开了。`,
  goOn: '继续填写',
  discard: '放弃',
};
