import { spaced } from './spaced.ts';

const NAMED = 2;

/** Who else lives in the home: two whole names at most, then how many more. */
export function youLiveWith(names: readonly string[]): string {
  const named = names.slice(0, NAMED).join('、');
  const more = names.length - NAMED;
  if (names.length === 0) return '目前只有你一个人。';
  return more > 0 ? spaced`你和${named}以及另外 ${String(more)} 位室友同住` : spaced`你和${named}同住`;
}
