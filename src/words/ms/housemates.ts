import { listedUpTo } from './lists.ts';

const NAMED = 2;

/** Who else lives in the home: two whole names at most, then how many more. */
export const youLiveWith = (names: readonly string[]) =>
  names.length === 0 ? 'Hanya anda di sini setakat ini.' : `Anda serumah dengan ${listedUpTo(NAMED, names)}`;
