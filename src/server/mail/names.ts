/**
 * A person's name as a letter may show it, or undefined. Anybody can register with a stranger's address or find a home by its name,
 * and mail clients make a link of whatever looks like one.
 */
export const nameForLetter = (name: string): string | undefined =>
  /[:/@]|\.\S{2}/.test(name) ? undefined : name.trim();
