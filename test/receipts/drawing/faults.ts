import { DAY, HOUR, one, someSen, type Draft } from '#test/receipts/drawing/drafts.ts';
import { moneyText } from '#test/receipts/drawing/formats.ts';
import { NICKNAMES, OTHERS, SHORT_NAMES } from '#test/receipts/drawing/people.ts';
import type { Due, Expected, Look, Outcome, Page, Shown } from '#test/receipts/drawing/receipt.ts';

type Change = { due?: Partial<Due>; shown?: Partial<Shown>; now?: number };
export type Fault = {
  kind: string;
  truth: 'unsure' | 'false';
  expected: Expected;
  /** How many the development set has, and how many the held-out set. */
  development: number;
  'held-out': number;
  /** The kind of page that shows it, if it is not a receipt. */
  page?: Page;
  fits?: (look: Look) => boolean;
  change: (draft: Draft) => Change;
};

const outcome = (to: Outcome) => (): Change => ({ shown: { outcome: to } });
const asIs = (): Change => ({});

/** Changes one digit, so that the figure keeps its length. */
function otherDigit(sen: number, chance: Draft['chance']): number {
  const text = String(sen);
  const place = chance(text.length, 'place');
  const digit = (Number(text[place]) + 1 + chance(place === 0 ? 7 : 8, 'digit')) % 10;
  const other = Number(`${text.slice(0, place)}${place === 0 ? digit || 9 : digit}${text.slice(place + 1)}`);
  // The check tolerates up to a ringgit too much and a few sen too little, which would be no fault.
  return Math.abs(other - sen) <= 100 ? sen + 1_000 : other;
}

/** The share asks for a sum that the page shows elsewhere; the payment was smaller. */
const decoy =
  (as: 'balance' | 'cashback' | 'limit') =>
  ({ due }: Draft): Change => ({
    due: { sen: due.sen + 700 },
    shown: { decoy: { as, sen: due.sen + 700 }, ...(as === 'balance' && { balanceSen: due.sen + 700 }) },
  });

const inMemo = ({ due, look }: Draft): Change => ({
  due: { sen: due.sen + 700 },
  shown: { memo: `${moneyText(look.money, due.sen + 700)} rent` },
});

const toOther = ({ chance }: Draft): Change => ({ shown: { recipient: one(OTHERS, chance, 'other') } });
const reversed = ({ shown }: Draft): Change => ({
  shown: { recipient: shown.sender, sender: shown.recipient },
});

const paidBefore =
  (earliest: number, latest: number) =>
  ({ due, chance }: Draft): Change => {
    const paidAt = due.askedAt - earliest - chance((latest - earliest) / 1000, 'before') * 1000;
    return { shown: { paidAt, referenceAt: paidAt }, now: due.askedAt + 3 * HOUR };
  };

const inFuture = ({ now, chance }: Draft): Change => {
  const paidAt = now + (2 + chance(20, 'ahead')) * DAY;
  return { shown: { paidAt, referenceAt: paidAt } };
};

const foreign = ({ chance }: Draft): Change => ({
  shown: { currency: one(['SGD', 'USD', 'S$', 'THB', 'AUD'], chance, 'currency') },
});

/** Last month's receipt with an edited sum and day. Its reference still begins with the true day. */
const editedAll = ({ shown, chance }: Draft): Change => ({
  shown: { edited: true, referenceAt: shown.paidAt - (20 + chance(60, 'edited')) * DAY },
});
const datedReference = ({ reference }: Look) =>
  /^20\d{6}/.test(
    reference(() => 0, { year: 2026, month: 1, day: 2, weekday: 0, hour: 3, minute: 4, second: 5 }),
  );

const lessButHidden = ({ due, look }: Draft): Change => ({
  due: { sen: due.sen + 4_000 },
  shown: { hiddenText: moneyText(look.money, due.sen + 4_000) },
});
const onlyPdf = ({ formats, medium }: Look) => medium === 'letter' && formats[0] === 'pdf';

const rename =
  (people: typeof NICKNAMES) =>
  ({ chance }: Draft): Change => {
    const { called, full } = one(people, chance, 'called');
    return { due: { requester: called }, shown: { recipient: full } };
  };

const masked = ({ shown }: Draft): Change => ({
  shown: { recipient: shown.recipient.replace(/(\S)\S+/g, '$1****') },
});

const row = (
  kind: string,
  expected: Expected,
  [development, heldOut]: [number, number],
  change: Fault['change'],
  more: Partial<Fault> = {},
): Fault => ({ kind, truth: 'false', expected, development, 'held-out': heldOut, change, ...more });

const unsure: typeof row = (kind, expected, counts, change, more) =>
  row(kind, expected, counts, change, { ...more, truth: 'unsure' });

/** True receipts that a page alone cannot prove. */
export const UNSURE: Fault[] = [
  unsure('nickname', 'review', [4, 2], rename(NICKNAMES)),
  unsure('short name', 'review', [2, 1], rename(SHORT_NAMES)),
  unsure('masked name', 'review', [2, 1], masked),
  unsure('overpaid', 'review', [3, 1], ({ due, chance }) => ({
    shown: { sen: due.sen + 250 + chance(600, 'over') },
  })),
  unsure('paid before it was asked', 'review', [3, 1], paidBefore(2 * DAY, 6 * DAY)),
  unsure('list with the payment', 'not verified', [2, 1], asIs, { page: 'history' }),
];

/** Receipts that must never be verified. */
export const FALSE: Fault[] = [
  row('failed', 'rejected', [18, 4], outcome('failed')),
  row('pending', 'rejected', [18, 4], outcome('pending')),
  row('cancelled', 'rejected', [6, 1], outcome('cancelled')),
  row('refunded', 'rejected', [6, 1], outcome('refunded')),
  row('other digit', 'not verified', [9, 3], ({ due, chance }) => ({
    shown: { sen: otherDigit(due.sen, chance) },
  })),
  row('ten times', 'not verified', [2, 1], ({ due }) => ({ shown: { sen: due.sen * 10 } })),
  row('a tenth', 'rejected', [2, 1], ({ due }) => ({ shown: { sen: Math.floor(due.sen / 10) } })),
  row('part of it', 'rejected', [4, 2], ({ due, chance }) => ({
    shown: { sen: Math.ceil((due.sen * (3 + chance(6, 'part'))) / 10) },
  })),
  row('sum only as balance', 'rejected', [2, 1], decoy('balance')),
  row('sum only as cashback', 'rejected', [2, 1], decoy('cashback')),
  row('sum only as limit', 'rejected', [2, 1], decoy('limit')),
  row('sum only in the memo', 'rejected', [2, 1], inMemo),
  row('other person', 'not verified', [9, 3], toOther),
  row('sent by the requester', 'not verified', [2, 1], reversed, {
    fits: ({ medium }) => medium === 'phone',
  }),
  row('too old', 'rejected', [9, 3], paidBefore(9 * DAY, 300 * DAY)),
  row('future', 'rejected', [2, 1], inFuture),
  row('other currency', 'rejected', [4, 2], foreign),
  row('edited, reference of another day', 'not verified', [3, 1], editedAll, { fits: datedReference }),
  row('hidden text', 'rejected', [2, 1], lessButHidden, { fits: onlyPdf }),
  row('before sending', 'not verified', [5, 2], asIs, { page: 'before sending' }),
  row('bill', 'not verified', [2, 2], asIs, { page: 'bill' }),
  row('shop receipt', 'not verified', [4, 2], asIs, { page: 'shop receipt' }),
  row('chat', 'not verified', [4, 2], asIs, { page: 'chat' }),
  row('balance page', 'not verified', [2, 1], asIs, { page: 'balance' }),
  row(
    'list without the payment',
    'not verified',
    [3, 1],
    ({ chance, due }) => ({
      shown: {
        recipient: one(OTHERS, chance, 'other'),
        sen: someSen(chance, 'elsewhere'),
        balanceSen: due.sen,
      },
    }),
    { page: 'history' },
  ),
  row('refund notice', 'not verified', [2, 1], asIs, { page: 'refund' }),
  row('note', 'not verified', [2, 1], asIs, { page: 'note' }),
];
