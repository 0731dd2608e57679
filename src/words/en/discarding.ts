/** Before a form closes in which something was typed. */
export const discarding = {
  title: 'Discard your changes?',
  text: "They haven't been saved yet.",
  yes: 'Discard',
  keep: 'Keep editing',
};
