import { isReservedName } from '#domain/reserved-names.ts';
import { FORMER_HOUSEMATE } from '#domain/users.ts';

// Abbreviations of 'son of' and 'daughter of', as names here have them.
const OF_PARENTS = /\b[as]\/[lpo]\b|\bd\/o\b/gi;
// 'S.Kumaran' is a name and 'x.com' is not: mail programs make a link if it ends in a well-known domain, or has more before its dot.
const INITIAL =
  /(?<![\p{L}\d.-])\p{L}\.(?=\p{L})(?!(?:ai|app|biz|cc|co|com|dev|gg|id|info|io|link|ly|me|my|net|online|org|page|sg|shop|site|to|top|tv|uk|us|vip|ws|xyz)\b)/giu;

/** Text that mail programs turn into a link. '。' before Chinese ends a sentence, unless an address in Chinese would end there. */
const LINK =
  /\S*(?:[:：]\/\/|[@＠]|[^\s.。．｡](?:[.．｡]|。(?!\p{Script=Han})|。(?=中国|中國|公司|网络|網絡|网址|网店|在线|香港|新加坡))\p{L}{2}|\d(?:\.\d{1,3}){3})\S*/gu;

/**
 * Returns a housemate's text for an email. For an unconfirmed address it has nothing that would become a link: the account may be the
 * writer's own, and the address a stranger's.
 */
export const typedForLetter = (typed: string, { isConfirmed }: { isConfirmed: boolean }): string =>
  isConfirmed ? typed : typed.replaceAll(LINK, '…');

/**
 * Returns a person's name for an email; undefined if it must not be shown. Anyone can register with a stranger's address or find a home by
 * its name, and mail programs turn anything like an address into a link. An old name that is reserved now would pass for the product.
 * @param formerHousemate replaces the name of a deleted account
 */
export const nameForLetter = (name: string, formerHousemate?: string): string | undefined => {
  if (formerHousemate !== undefined && name === FORMER_HOUSEMATE) return formerHousemate;
  const bare = name.replaceAll(OF_PARENTS, '').replaceAll(INITIAL, '');
  return /[:：/@＠]|[.。．｡]\S{2}/.test(bare) || isReservedName(name) ? undefined : name.trim();
};
