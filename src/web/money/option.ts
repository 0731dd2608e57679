import type { Member } from '#contract/homes.ts';
import type { PaymentFields } from '#web/money/payment-form-values.ts';

export type Debtor = Pick<Member, 'userId' | 'displayName' | 'tone' | 'photoURL'>;

/** The bill that is chosen, for the request that is being written: another one has another number. */
type ChosenBill = { file: File | undefined; choose: (file: File | undefined) => void; round: number };

/** Under which it outlives a reload of the page. */
export const BILL_KEPT_AS = 'bill';

/** What an option of the form is given. */
export type OptionProps = {
  fields: PaymentFields;
  /** Whoever is chosen, in the order of choosing. */
  debtors: readonly Debtor[];
  /** The home's; undefined while it is being read. */
  timeZone: string | undefined;
  bill: ChosenBill;
};
