import { cleanSigns } from '#domain/texts.ts';

/**
 * Money is a whole number of sen everywhere inside; RM with two decimals stands at the edges only (docs/product/everywhere.md 'Whole sen').
 */
export type Sen = number;

/** What is still to be paid: to somebody, and by them. */
export type OpenAmounts = { owed: Sen; owes: Sen };

/** Whether there is anything at all to tell before somebody leaves (docs/product/homes.md 'Money stays open'). */
export const isAnythingOpen = ({ owed, owes }: OpenAmounts): boolean => owed > 0 || owes > 0;

/** docs/product/limits.md 'Amounts of money'. */
export const AMOUNT_MAX: Sen = 1_000_000_000;

// Digits in groups of three behind one sign, then at most two decimals behind another; or no groups and either sign.
// No group begins with 0: '0,005' is half a sen, not RM 5.
const GROUPED =
  /^([1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+))(?:\.(\d{1,2}))?$|^([1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+)),(\d{1,2})$/;
const PLAIN = /^(\d*)(?:[.,](\d{0,2}))?$/;

/** The number that was typed, without its currency. Chinese keyboards write '。' for a point. */
const bareAmount = (typed: string) => {
  const text = cleanSigns(typed).replaceAll('。', '.');
  const bare = text.replace(/^(?:RM|MYR) ?/i, '');
  return bare === text ? text.replace(/ ?(?:RM|MYR)$/i, '') : bare;
};

/**
 * Reads an amount of RM as a person types or pastes it: '12', '12.5', '12,50', 'RM 1,234.50', '1 234.50 MYR', '１２．５０'
 * (docs/product/everywhere.md 'How amounts are read').
 * @returns sen above 0 and at most AMOUNT_MAX; undefined where it is no amount, has more than two decimals, or could mean two ('1.234', '12 50')
 */
export function parseAmount(typed: string): Sen | undefined {
  // As plain digits, those above or within others would say another number: '12⁵⁰' is not 1250.
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

/** Why what was typed is no amount. */
export type AmountFault = 'negative' | 'words' | 'zero' | 'decimals' | 'large';

/**
 * Why what was typed is no amount (docs/product/everywhere.md 'How amounts are read').
 * @returns undefined where it is one, or nothing was typed yet
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
 * What a number with spaces in other places than between thousands may mean: the amount that the page asks about (docs/product/everywhere.md
 * 'How amounts are read').
 * @returns undefined where no amount comes of it
 */
export function amountMeant(typed: string): Sen | undefined {
  const text = bareAmount(typed);
  if (!text.includes(' ') || parseAmount(typed) !== undefined) return undefined;
  // '12 50': sen stand behind the last space. '12 .50', '1 2345': the spaces say nothing.
  return parseAmount(text.replace(/^([\d ]+) (\d{1,2})$/, '$1.$2').replaceAll(' ', ''));
}

/** 'RM 1,234.50' of 123450 sen (docs/product/everywhere.md 'How amounts are written'). */
export function formatAmount(amount: Sen): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const ringgit = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}RM ${ringgit}.${digits.slice(-2)}`;
}

/**
 * What each of the debtors owes: the total divided equally, rounded half up to the sen, the same for everyone (docs/product/money.md 'Equal
 * shares').
 * @param total sen, above 0
 * @param debtors how many, at least 1
 * @returns sen; 0 where the total is too small to be shared, which is refused
 */
export const shareOf = (total: Sen, debtors: number): Sen =>
  Math.floor((2 * total + debtors) / (2 * debtors));

/**
 * What the requester gains (above 0) or bears (below 0) by the rounding of the shares: at most half a sen a debtor (docs/product/money.md
 * 'The rounding difference').
 * @returns sen
 */
export const roundingGain = (total: Sen, debtors: number): Sen => shareOf(total, debtors) * debtors - total;
