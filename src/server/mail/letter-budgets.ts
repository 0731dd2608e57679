type Budget = {
  /** Letters of a day. */
  confirmed: number;
  unconfirmed: number;
  /** A letter beyond it to a confirmed address waits for the next day, and is not dropped. */
  waits?: true;
};

/**
 * What a letter can be for. Each purpose has a budget of its own for each address and day, so that no letter uses up what another is for
 * (docs/product/limits.md 'Emails to one address').
 */
export const BUDGETS = {
  // Anyone can ask for these three about any address: the same whether or not it has an account.
  confirmation: { confirmed: 3, unconfirmed: 3 },
  addressChange: { confirmed: 3, unconfirmed: 3 },
  reset: { confirmed: 3, unconfirmed: 3 },
  /** Of each home. */
  home: { confirmed: 80, unconfirmed: 8 },
  /** Of each housemate who writes. */
  housemate: { confirmed: 40, unconfirmed: 10 },
  /** Of each home: that the reader was removed, or the home deleted. */
  parting: { confirmed: 3, unconfirmed: 3 },
  /** Of each account, which asked for it. */
  morning: { confirmed: 3, unconfirmed: 3 },
  /** Of each account and kind of change. */
  warning: { confirmed: 3, unconfirmed: 3 },
  /** The same, if each one matters: the next may tell of a thief's change, or its link gives the account back. */
  everyWarning: { confirmed: 100, unconfirmed: 3, waits: true },
} as const satisfies Record<string, Budget>;

export type Purpose = keyof typeof BUDGETS;

/** Which budget a letter uses: of a purpose, and about what. Of several the first that has room. */
export type Spending = { purpose: Purpose; about: readonly string[] };

/** A letter that anyone can ask for about an address counts for the address alone. */
export const spendingOfAddress = (purpose: 'confirmation' | 'addressChange' | 'reset'): Spending => ({
  purpose,
  about: [''],
});

/** What a housemate writes counts for them alone, in whichever home they share with the reader. */
export const spendingOfWriter = (senderId: string): Spending => ({ purpose: 'housemate', about: [senderId] });
