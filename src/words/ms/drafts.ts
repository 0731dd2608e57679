/** Over a form that was left before it was sent (docs/product/everywhere.md 'Drafts'). */
export const drafts = {
  left: (time: string) => `Anda tinggalkan ini separuh siap pada ${time}.`,
  /** Not today. */
  leftOn: (day: string, time: string) => `Anda tinggalkan ini separuh siap pada ${day}, ${time}.`,
  goOn: 'Teruskan',
  discard: 'Buang',
};
