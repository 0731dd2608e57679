import { listed, listedUpTo } from './lists.ts';

const NAMED_MAX = 3;
const named = (names: readonly string[]) => listedUpTo(NAMED_MAX, names);

const dealtAnew = 'Sharing divides the open chores among everyone, from tomorrow on.';

/** The offer to whoever joined without a part in the open chores (docs/product/plan.md 'Sharing by a button'). */
export const sharing = {
  text: (names: readonly string[]) =>
    `${names.length === 1 ? `${listed(names)} has` : `${names.length} housemates have`} no chores yet. ${dealtAnew}`,
  textForMe: `You have no chores yet. ${dealtAnew}`,
  button: (names: readonly string[]) => `Share chores with ${named(names)}`,
  done: (count: number, names: readonly string[]) =>
    count === 0
      ? 'There are no open chores to share.'
      : `The open chores are now shared with ${named(names)}.`,
  notNow: 'Not now',
  failed: 'Failed to share chores. Please try again.',
};
