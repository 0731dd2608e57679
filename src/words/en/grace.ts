import { listed } from './lists.ts';

/** A chore that moves by a day, and a word to whoever is late (docs/product/board.md 'A day earlier, a day later', 'Reminding'). */
export const grace = {
  earlier: 'A day earlier',
  later: 'A day later',
  means: (day: string, along: readonly string[]) =>
    along.length === 0
      ? `To ${day}. Once for each chore.`
      : `To ${day}, together with ${listed(along)}. Once for each chore.`,
  moved: (name: string, day: string) => `${name} is now on ${day}.`,
  moveFailed: 'Failed to move the chore. Please try again.',
  moveBackFailed: 'Failed to move the chore back. Please try again.',
  remind: (person: string) => `Remind ${person}`,
  remindOf: (person: string, chore: string) => `Remind ${person}: ${chore}`,
  reminded: 'Reminded',
  remindedOf: (chore: string) => `Reminded: ${chore}`,
  away: 'Away',
  wasReminded: (person: string) => `${person} will be reminded.`,
  wasRemindedBefore: (person: string) => `${person} was already reminded today.`,
  remindFailed: 'Failed to send the reminder. Please try again.',
};
