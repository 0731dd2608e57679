import { conclude, type Decision } from '#receipts/verdict/decision.ts';
import { reuseOf, tracesOf, withReuse } from '#receipts/verdict/reuse.ts';
import { withSender } from '#receipts/verdict/senders.ts';
import { withShares } from '#receipts/verdict/shares.ts';
import { decide, type Reading } from '#receipts/verdict/verdict.ts';
import {
  big,
  expected,
  LOOKS,
  pageOf,
  readingOf,
  recipe,
  type Line,
  type Recipe,
} from '#test/builders/proof-pages.ts';

const lines = (fields: Partial<Recipe> = {}): Line[] =>
  LOOKS['a bank’s app']?.({ ...recipe, ...fields }) ?? [];
const decided = (reading: Partial<Reading>, ...page: Line[]) =>
  decide({ ...readingOf(...(page.length > 0 ? page : lines())), ...reading }, expected);
const read = (confidence: number, ...page: Line[]) => decided({ pages: [pageOf(page, confidence)] });

/** A decision on a proof that was seen before, after `fields` of its traces were changed. */
function seenBefore(fields: Partial<ReturnType<typeof tracesOf>>, isSameDebtor = false): Decision {
  const decision = decided({});
  const traces = tracesOf(decision);
  const reuse = reuseOf(traces, { ...traces, ...fields }, isSameDebtor);
  return reuse ? withReuse(decision, reuse) : decision;
}

/** Decisions by rules that need more than a page: about how it was read, its file, and what the home knows. */
export const decisionsApart = (): Decision[] => [
  decided({ reread: 'differs' }),
  read(59, ...lines()),
  read(92, big('RM125.0'), ...lines({ amount: 'RM 12.00' })),
  read(60, ...lines({ amount: '-' })),
  decided({}, ...lines({ reference: '20261001123456' })),
  decided({ madeBy: 'Adobe Photoshop' }),
  decided({ isWrittenOver: true }),
  decided({ hidesPrograms: true }),
  read(92, 'RM 66.45'),
  decided({ unreadPages: 1 }),
  decided({}, ...lines(), ...Array.from({ length: 300 }, () => '7 7 7 7 7 7 7 7 7 7')),
  decided({}, ...lines(), ...Array.from({ length: 30 }, (_, place) => ['Ref', `MB2600${place + 1000}7919`])),
  withShares(decided({}, ...lines({ amount: 'RM 90.00' })), [{ paymentId: 'x', due: 2355 }]),
  withSender(conclude(decided({}).findings), { userId: 'x', name: 'Ong Kai Xiang' }),
  seenBefore({}),
  seenBefore({ referenceKeys: [] }),
  seenBefore({ referenceKeys: ['OTHER7720119'] }, true),
  seenBefore({ referenceKeys: ['0R7720K119285'] }),
  withReuse(decided({}), { reuse: 'elsewhere', rule: 'reuse/other-home' }),
];
