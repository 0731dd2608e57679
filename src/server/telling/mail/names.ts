import { isReservedName } from '#domain/reserved-names.ts';
import { FORMER_HOUSEMATE } from '#domain/users.ts';

// Son and daughter of, as many a name here has them.
const OF_PARENTS = /\b[as]\/[lpo]\b|\bd\/o\b/gi;
// 'S.Kumaran' is a name, 'x.com' is none: what mail clients make links of ends in one of the well-known ones, or has more before its dot.
const INITIAL =
  /(?<![\p{L}\d.-])\p{L}\.(?=\p{L})(?!(?:ai|app|biz|cc|co|com|dev|gg|id|info|io|link|ly|me|my|net|online|org|page|sg|shop|site|to|top|tv|uk|us|vip|ws|xyz)\b)/giu;

/** What mail programs make a link of. '。' before Chinese ends a sentence, but where an address in Chinese would end. */
const LINK =
  /\S*(?:[:：]\/\/|[@＠]|[^\s.。．｡](?:[.．｡]|。(?!\p{Script=Han})|。(?=中国|中國|公司|网络|網絡|网址|网店|在线|香港|新加坡))\p{L}{2}|\d(?:\.\d{1,3}){3})\S*/gu;

/**
 * What a housemate typed, as a letter may say it: to an address that nobody has confirmed without anything that would become a link. The
 * account may be the writer's own, and the address a stranger's.
 */
export const typedForLetter = (typed: string, { isConfirmed }: { isConfirmed: boolean }): string =>
  isConfirmed ? typed : typed.replaceAll(LINK, '…');

/**
 * A person's name as a letter may show it, or undefined. Anybody can register with a stranger's address or find a home by its name,
 * and mail clients make a link of whatever looks like one. A name from before that nobody takes now would pass for the product.
 * @param formerHousemate what stands in place of the name of a deleted account
 */
export const nameForLetter = (name: string, formerHousemate?: string): string | undefined => {
  if (formerHousemate !== undefined && name === FORMER_HOUSEMATE) return formerHousemate;
  const bare = name.replaceAll(OF_PARENTS, '').replaceAll(INITIAL, '');
  return /[:：/@＠]|[.。．｡]\S{2}/.test(bare) || isReservedName(name) ? undefined : name.trim();
};
