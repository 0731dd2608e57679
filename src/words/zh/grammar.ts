import { spaced } from './spaced.ts';

/** 'A', 'A 和 B', 'A、B 和 C' */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : spaced`${names.slice(0, -1).join('、')}和${last}`;
}

/** 'A、B、C 和另外 4 项': for a button, which many names would make a paragraph. `measure`: how such things are counted, as '位' for people. */
export function listedUpTo(most: number, names: readonly string[], measure = '项'): string {
  const more = names.length - most;
  return more <= 0
    ? listed(names)
    : spaced`${names.slice(0, most).join('、')}和另外 ${String(more)} ${measure}`;
}

/** Whole sentences, one after another. */
export const sentences = (said: readonly string[]) => said.join('');

/** Chinese has no capitals: the sentence as it is. */
export const capital = (sentence: string) => sentence;

/** Who deleted their account, on what their housemates still need (docs/product/accounts.md 'What deletion leaves behind'). */
export const formerHousemate = '前室友';

/** A name that does not begin its sentence. */
export const nameInside = (name: string) => name;
