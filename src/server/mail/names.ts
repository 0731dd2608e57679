// Son and daughter of, as many a name here has them.
const OF_PARENTS = /\b[as]\/[lpo]\b|\bd\/o\b/gi;
// 'S.Kumaran' is a name, 'x.com' is none: what mail clients make links of ends in one of the well-known ones, or has more before its dot.
const INITIAL =
  /(?<![\p{L}\d.-])\p{L}\.(?=\p{L})(?!(?:ai|app|biz|cc|co|com|dev|gg|id|info|io|link|ly|me|my|net|online|org|page|sg|shop|site|to|top|tv|uk|us|vip|ws|xyz)\b)/giu;

/**
 * A person's name as a letter may show it, or undefined. Anybody can register with a stranger's address or find a home by its name,
 * and mail clients make a link of whatever looks like one.
 */
export const nameForLetter = (name: string): string | undefined => {
  const bare = name.replaceAll(OF_PARENTS, '').replaceAll(INITIAL, '');
  return /[:/@]|\.\S{2}/.test(bare) ? undefined : name.trim();
};
