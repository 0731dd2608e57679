import { cleanSigns } from '#domain/texts.ts';

/**
 * Amounts are whole sen everywhere inside; only forms, screens and emails have RM with two decimals (docs/product/everywhere.md 'Whole
 * sen').
 */
export type Sen = number;

/** What is still to be paid: to a person, and by them. */
export type OpenAmounts = { owed: Sen; owes: Sen };

/** Returns whether a person who leaves has open money (docs/product/homes.md 'Leaving a home'). */
export const isAnythingOpen = ({ owed, owes }: OpenAmounts): boolean => owed > 0 || owes > 0;

/** RM 10,000,000.00 (docs/product/limits.md 'Money'). */
export const AMOUNT_MAX: Sen = 1_000_000_000;

// Digits in groups of three with one separator, then at most two decimals behind another; or no groups and either separator. No group
// begins with 0: '0,005' is half a sen, not RM 5.
const GROUPED =
  /^([1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+))(?:\.(\d{1,2}))?$|^([1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+)),(\d{1,2})$/;
const PLAIN = /^(\d*)(?:[.,](\d{0,2}))?$/;

/** Returns the typed number without its currency. Chinese keyboards write '。' for a point. */
const bareAmount = (typed: string) => {
  const text = cleanSigns(typed).replaceAll('。', '.');
  const bare = text.replace(/^(?:RM|MYR) ?/i, '');
  return bare === text ? text.replace(/ ?(?:RM|MYR)$/i, '') : bare;
};

/**
 * Reads an amount of RM as typed or pasted: '12', '12.5', '12,50', 'RM 1,234.50', '1 234.50 MYR', '１２．５０' (docs/product/everywhere.md 'How
 * amounts are read').
 * @returns sen above 0 and at most AMOUNT_MAX; undefined if it is not an amount, has more than two decimals, or could mean two ('1.234',
 *   '12 50')
 */
export function parseAmount(typed: string): Sen | undefined {
  // NFKC would make plain digits of superscripts, and another number: '12⁵⁰' is not 1250.
  if (/\p{No}/u.test(typed)) return undefined;
  const text = bareAmount(typed);
  const [, first, firstDecimals, second, secondDecimals] = GROUPED.exec(text) ?? [];
  const [, whole, decimals] = PLAIN.exec(text) ?? [];
  const ringgit = (first ?? second ?? whole)?.replaceAll(/[., ]/g, '');
  const sen = (firstDecimals ?? secondDecimals ?? decimals ?? '').padEnd(2, '0');
  if (ringgit === undefined || ringgit.length > 9) return undefined;
  const amount = Number(ringgit) * 100 + Number(sen);
  return amount > 0 && amount <= AMOUNT_MAX ? amount : undefined;
}

/** Why a text is not an amount. */
export type AmountFault = 'negative' | 'words' | 'zero' | 'decimals' | 'large';

/**
 * Returns why a text is not an amount (docs/product/everywhere.md 'How amounts are read').
 * @returns undefined if it is one, or empty
 */
export function amountFault(typed: string): AmountFault | undefined {
  const text = bareAmount(typed).replaceAll(' ', '');
  if (text === '' || parseAmount(typed) !== undefined) return undefined;
  if (/^-.*\d/.test(text)) return 'negative';
  if (!/^[\d.,]*\d[\d.,]*$/.test(text)) return 'words';
  if (!/[1-9]/.test(text)) return 'zero';
  if (/[.,]\d{3,}$/.test(text)) return 'decimals';
  return /\d{8}/.test(text.replaceAll(/[.,]/g, '')) ? 'large' : 'words';
}

/**
 * Returns what a number with misplaced spaces may mean, so that the page can ask (docs/product/everywhere.md 'How amounts are read').
 * @returns sen; undefined if it cannot be an amount
 */
export function possibleAmount(typed: string): Sen | undefined {
  const text = bareAmount(typed);
  if (!text.includes(' ') || parseAmount(typed) !== undefined) return undefined;
  // '12 50': the sen are behind the last space. '12 .50', '1 2345': the spaces mean nothing.
  return parseAmount(text.replace(/^([\d ]+) (\d{1,2})$/, '$1.$2').replaceAll(' ', ''));
}

/** Formats sen as RM: 123450 becomes 'RM 1,234.50' (docs/product/everywhere.md 'Whole sen'). */
export function formatAmount(amount: Sen): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const ringgit = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}RM ${ringgit}.${digits.slice(-2)}`;
}

/**
 * Returns what each debtor owes: the total divided equally, rounded half up to the sen, the same for all (docs/product/money.md 'Ways to split').
 * @param total sen, above 0
 * @param debtors how many, at least 1
 * @returns sen; 0 if the total is too small to be shared, which is refused
 */
export const shareOf = (total: Sen, debtors: number): Sen =>
  Math.floor((2 * total + debtors) / (2 * debtors));

/**
 * Returns what the requester gains (above 0) or loses (below 0) by the rounding of the shares: at most half a sen per debtor
 * (docs/product/money.md 'Ways to split').
 * @returns sen
 */
export const roundingGain = (total: Sen, debtors: number): Sen => shareOf(total, debtors) * debtors - total;
