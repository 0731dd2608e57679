import { listed, listedUpTo } from './lists.ts';
import { spaced } from './spaced.ts';

const NAMED_MAX = 3;
const named = (names: readonly string[]) => listedUpTo(NAMED_MAX, names, '位');

const dealtAnew = '分担后，未完成的家务从明天起会重新分给所有人。';

/** The offer to whoever joined without a part in the open chores (docs/product/plan.md 'Sharing by a button'). */
export const sharing = {
  text: (names: readonly string[]) =>
    spaced`${names.length === 1 ? listed(names) : `${names.length} 位室友`}还没有家务。${dealtAnew}`,
  textForMe: `你还没有家务。${dealtAnew}`,
  button: (names: readonly string[]) => spaced`与${named(names)}分担家务`,
  done: (count: number, names: readonly string[]) =>
    count === 0 ? '没有未完成的家务可以分担。' : spaced`未完成的家务现在也由${named(names)}分担。`,
  notNow: '以后再说',
  failed: '未能分担家务，请再试一次。',
};
