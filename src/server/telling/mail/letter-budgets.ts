type Budget = {
  /** Emails a day about one subject: a home, a writer, an account and its kind of change. */
  each: number;
  /** Emails a day about all subjects together, which share it, to an unconfirmed address. */
  unconfirmed?: number;
  /** An email over the budget waits for the next day and is not dropped. */
  waits?: true;
};

/**
 * The purposes of emails. Each purpose has its own budget for each address and day, so that no email uses up the budget of another purpose
 * (docs/product/limits.md 'Emails to one address').
 */
export const BUDGETS = {
  /** Per account. */
  confirmation: { each: 3, unconfirmed: 8 },
  /** Per account that requests the address. */
  addressChange: { each: 3, unconfirmed: 8 },
  /** Per address, with or without an account, since anyone can request it. */
  reset: { each: 3 },
  /** Per home. */
  home: { each: 80, unconfirmed: 8 },
  /** Per housemate who writes. */
  housemate: { each: 40, unconfirmed: 10 },
  /** Per home: the reader was removed, or the home was deleted. */
  parting: { each: 3, unconfirmed: 3 },
  /** Per account, which has asked for it. */
  morning: { each: 3, unconfirmed: 3 },
  /** Per account and kind of change. A later email may announce a thief's change, so it waits and is not dropped. */
  warning: { each: 20, waits: true },
} as const satisfies Record<string, Budget>;

export type Purpose = keyof typeof BUDGETS;
export const budgetOf = (purpose: Purpose): Budget => BUDGETS[purpose];

/** The budget that an email uses: its purpose and subject. With several subjects, the first with room. */
export type Spending = { purpose: Purpose; about: readonly string[] };

/** A housemate's text counts for that housemate, in all homes they share with the reader. */
export const spendingOfWriter = (senderId: string): Spending => ({ purpose: 'housemate', about: [senderId] });

/** An account's request about an address counts for that account, so it cannot use up what the address's owner needs. */
export const spendingOfAccount = (purpose: 'confirmation' | 'addressChange', userId: string): Spending => ({
  purpose,
  about: [userId],
});

/** An event in a home counts for that home. */
export const spendingOfHome = ({ homeId }: { homeId: string }): Spending => ({
  purpose: 'home',
  about: [homeId],
});

/** A link for a new password counts for the address only. */
export const RESET: Spending = { purpose: 'reset', about: [''] };
