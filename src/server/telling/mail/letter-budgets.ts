type Budget = {
  /** Letters of a day about one thing: a home, a writer, an account and its change. */
  each: number;
  /** Letters of a day about all of them to an unconfirmed address, where they share. */
  unconfirmed?: number;
  /** A letter beyond it waits for the next day, and is not dropped. */
  waits?: true;
};

/**
 * What a letter can be for. Each purpose has a budget of its own for each address and day, so that no letter uses up what another is for
 * (docs/product/limits.md 'Emails to one address').
 */
export const BUDGETS = {
  /** Of each account. */
  confirmation: { each: 3, unconfirmed: 8 },
  /** Of each account that asks for the address. */
  addressChange: { each: 3, unconfirmed: 8 },
  /** Anyone can ask for it about any address: the same whether or not it has an account. */
  reset: { each: 3 },
  /** Of each home. */
  home: { each: 80, unconfirmed: 8 },
  /** Of each housemate who writes. */
  housemate: { each: 40, unconfirmed: 10 },
  /** Of each home: that the reader was removed, or the home deleted. */
  parting: { each: 3, unconfirmed: 3 },
  /** Of each account, which asked for it. */
  morning: { each: 3, unconfirmed: 3 },
  /** Of each account and kind of change. The next one may tell of a thief's change, so none is dropped, and none of others is in its way. */
  warning: { each: 20, waits: true },
} as const satisfies Record<string, Budget>;

export type Purpose = keyof typeof BUDGETS;
export const budgetOf = (purpose: Purpose): Budget => BUDGETS[purpose];

/** Which budget a letter uses: of a purpose, and about what. Of several the first that has room. */
export type Spending = { purpose: Purpose; about: readonly string[] };

/** What a housemate writes counts for them alone, in whichever home they share with the reader. */
export const spendingOfWriter = (senderId: string): Spending => ({ purpose: 'housemate', about: [senderId] });

/** What an account asks for about an address counts for the account: nobody uses up what the address's owner needs. */
export const spendingOfAccount = (purpose: 'confirmation' | 'addressChange', userId: string): Spending => ({
  purpose,
  about: [userId],
});

/** What happens in a home counts for that home. */
export const spendingOfHome = ({ homeId }: { homeId: string }): Spending => ({
  purpose: 'home',
  about: [homeId],
});

/** A link for a new password counts for the address alone. */
export const RESET: Spending = { purpose: 'reset', about: [''] };
