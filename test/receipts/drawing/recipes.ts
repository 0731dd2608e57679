import { DAY, draft, HOUR, someSen, type Draft } from '#test/receipts/drawing/drafts.ts';
import { FALSE, UNSURE, type Fault } from '#test/receipts/drawing/faults.ts';
import { lookNamed, looks } from '#test/receipts/drawing/rounds.ts';
import type { Due, Format, Look, Recipe, Shown } from '#test/receipts/drawing/receipt.ts';

export type Half = 'development' | 'held-out';
/** 'short': one receipt each of ten looks, spread over all, and as many false ones. */
export type Size = 'short' | 'whole';
type Part = { half: Half; size: Size };
/** A look is usually read every time or never. Development looks are drawn once, so that more than a third of the true receipts is held out. */
const TRUE_EACH = { development: 1, 'held-out': 4 };
/** The prefix of ids. It must not change: ids determine the drawings, and the figures of earlier runs depend on those. */
const ID_PREFIX = { development: 'seen', 'held-out': 'hidden' };
const SHORT_LOOKS = 10;
/** Every third fault of the false ones, once. */
const SHORT_FAULTS = 3;
/** More than the count of most faults, so that each fault uses other looks. */
const STRIDE = 19;

const receiptsOf = (half: Half) =>
  looks.filter(({ page, isHeldOut }) => page === 'receipt' && isHeldOut === (half === 'held-out'));
const formatOf = ({ formats }: Look, turn: number): Format => formats[turn % formats.length] ?? 'png';

const written = (
  { due, shown, now, look }: Draft,
  about: Pick<Recipe, 'id' | 'kind' | 'truth' | 'expected' | 'format'>,
): Recipe => ({ ...about, look: look.name, due, shown, now });

function trueOnes(seed: string, { half, size }: Part): Recipe[] {
  const receipts = receiptsOf(half);
  const stretch = (place: number) => Math.floor((place * SHORT_LOOKS) / receipts.length);
  const isLeftOut = (place: number) => size === 'short' && stretch(place) === stretch(place - 1);
  return receipts.flatMap((look, place) =>
    Array.from({ length: isLeftOut(place) ? 0 : TRUE_EACH[half] }, (_, turn) => {
      const id = `true-${look.name}-${turn + 1}`;
      return written(draft(seed, id, look, place + turn * 5), {
        id,
        kind: 'true',
        truth: 'true',
        expected: 'verified',
        format: formatOf(look, place + turn),
      });
    }),
  );
}

function changed(plain: Draft, fault: Fault): Draft {
  const { due, shown, now } = fault.change(plain);
  return {
    ...plain,
    due: { ...plain.due, ...due },
    shown: { ...plain.shown, ...shown },
    now: now ?? plain.now,
  };
}

/** Goes through the fitting looks in turn, and starts each fault at another look. */
function faulty(seed: string, { half, size }: Part, faults: Fault[]): Recipe[] {
  const heldOut = half === 'held-out';
  return faults.flatMap((fault, place) => {
    const fitting = looks.filter(
      (look) =>
        look.isHeldOut === heldOut && look.page === (fault.page ?? 'receipt') && (fault.fits?.(look) ?? true),
    );
    // The set has every page that proves nothing, but a held-out round need not have every kind.
    const pages = fault.page ? fitting.length : 0;
    const whole = heldOut && fault.page ? pages : Math.max(fault[half], pages);
    const length = size === 'whole' ? whole : 1;
    return Array.from({ length }, (_, turn) => {
      const look = fitting[(place * STRIDE + turn) % fitting.length];
      if (!look) throw new Error(`No look shows '${fault.kind}'`);
      const id = `${ID_PREFIX[half]}-${fault.kind.replace(/\W+/g, '-')}-${turn + 1}`;
      return written(changed(draft(seed, id, look, place + turn), fault), {
        id,
        kind: fault.kind,
        truth: fault.truth,
        expected: fault.expected,
        format: fault.kind === 'hidden text' ? 'pdf' : formatOf(look, turn),
      });
    });
  });
}

type Again = Pick<Recipe, 'kind' | 'truth' | 'expected' | 'sameFile' | 'undetectable'> & {
  shown?: (earlier: Recipe, dueSen: number) => Partial<Shown>;
  /** Whether the share asks for the same sum again, as rent does. */
  same: boolean;
};

const another = (earlier: Recipe): Partial<Shown> => ({
  referenceSeed: `${earlier.shown.referenceSeed} again`,
});
const later = ({ shown }: Recipe): Partial<Shown> => ({
  paidAt: shown.paidAt + DAY,
  referenceAt: shown.paidAt + DAY,
});

/** Ways to use a proof again that this home has verified already. */
const AGAIN: Again[] = [
  { kind: 'used again', truth: 'false', expected: 'rejected', same: true, sameFile: true },
  {
    kind: 'used, sum edited',
    truth: 'false',
    expected: 'rejected',
    same: false,
    shown: (_, sen) => ({ sen, edited: true }),
  },
  {
    // Another reference counts as another payment: housemates can pay the same share in the same minute.
    kind: 'used, reference edited',
    truth: 'false',
    expected: 'not verified',
    undetectable: true,
    same: true,
    shown: another,
  },
  {
    kind: 'complete forgery',
    truth: 'false',
    expected: 'not verified',
    undetectable: true,
    same: false,
    shown: (earlier, sen) => ({ ...another(earlier), ...later(earlier), sen, edited: true }),
  },
  {
    kind: 'true, the second of two',
    truth: 'true',
    expected: 'verified',
    same: false,
    shown: (earlier, sen) => ({ ...another(earlier), ...later(earlier), sen }),
  },
];

function answeredAgain(seed: string, id: string, first: Recipe, { shown, same, ...about }: Again): Recipe {
  const look = lookNamed(first.look);
  const { chance } = draft(seed, id, look, 0);
  const due: Due = {
    ...first.due,
    sen: same ? first.due.sen : someSen(chance),
    askedAt: first.shown.paidAt - 2 * HOUR,
  };
  return {
    ...about,
    id,
    look: first.look,
    format: first.format,
    due,
    shown: { ...first.shown, ...shown?.(first, due.sen) },
    now: Math.max(first.now, first.shown.paidAt + DAY) + HOUR,
    after: first.id,
  };
}

const again = (seed: string, { half, size }: Part, earlier: Recipe[]): Recipe[] =>
  AGAIN.flatMap((each, place) =>
    (size === 'whole' ? [0, 1] : [0]).flatMap((turn) => {
      const first = earlier[(place * 7 + turn * 16) % earlier.length];
      const id = `${ID_PREFIX[half]}-${each.kind.replace(/\W+/g, '-')}-${turn + 1}`;
      return first ? [answeredAgain(seed, id, first, each)] : [];
    }),
  );

/** Returns the set of a seed: true proofs, true ones that a page cannot prove, and false ones, each with its expected answer. */
export function recipes(seed: string, half: Half, size: Size = 'whole'): Recipe[] {
  const part = { half, size };
  const proofs = trueOnes(seed, part);
  return [
    ...proofs,
    ...again(seed, part, proofs),
    ...(size === 'whole' ? faulty(seed, part, UNSURE) : []),
    ...faulty(seed, part, size === 'whole' ? FALSE : FALSE.filter((_, place) => place % SHORT_FAULTS === 0)),
  ];
}
