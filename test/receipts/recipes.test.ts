import { expect, test } from 'vitest';
import { malaysianClock } from '#test/receipts/drawing/formats.ts';
import { lookNamed, looks } from '#test/receipts/drawing/rounds.ts';
import {
  BANKS,
  HELD_OUT_REQUESTERS,
  OTHERS,
  DEVELOPMENT_REQUESTERS,
  SENDERS,
} from '#test/receipts/drawing/people.ts';
import { htmlOf, printed } from '#test/receipts/drawing/print.ts';
import type { Recipe } from '#test/receipts/drawing/receipt.ts';
import { recipes } from '#test/receipts/drawing/recipes.ts';

const DAY = 86_400_000;
const development = recipes('1', 'development');
const heldOut = recipes('1', 'held-out');
const all = [...development, ...heldOut];
const receipts = looks.filter(({ page }) => page === 'receipt');

/** Returns the visible text of the page. */
const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const closed = (text: string) => text.replaceAll(/\s/g, '');
const withoutEdits = (recipe: Recipe) => ({ ...recipe, shown: { ...recipe.shown, edited: false } });
const ofTruth = (list: Recipe[], truth: Recipe['truth']) => list.filter((each) => each.truth === truth);

const words = (name: string) => name.toLowerCase().split(' ');
const namesRequester = ({ due, shown }: Recipe) =>
  words(due.requester).every((word) => words(shown.recipient).includes(word));

/** Returns every reason against a proof, from its recipe alone (docs/product/receipts.md 'Which sums count', 'In time'). */
function reasons(recipe: Recipe): string[] {
  const { due, shown, now, after } = recipe;
  const difference = shown.sen - due.sen;
  const earlier = all.find(({ id }) => id === after)?.shown;
  const found: Record<string, boolean> = {
    page: lookNamed(recipe.look).page !== 'receipt',
    outcome: shown.outcome !== 'success',
    sum: difference < -Math.min(5, due.sen * 0.01) || difference > 100,
    currency: shown.currency !== 'RM',
    recipient: !namesRequester(recipe),
    early: shown.paidAt < due.askedAt - DAY,
    future: shown.paidAt > now + DAY / 2,
    reference: malaysianClock(shown.referenceAt).day !== malaysianClock(shown.paidAt).day,
    used: earlier?.referenceSeed === shown.referenceSeed || earlier?.paidAt === shown.paidAt,
    forged: recipe.undetectable ?? false,
  };
  return Object.keys(found).filter((reason) => found[reason]);
}

test('a seed gives the same set each time, and another seed another set', () => {
  expect(recipes('1', 'development')).toEqual(development);
  expect(recipes('2', 'development').map(htmlOf)).not.toEqual(development.map(htmlOf));
});

test('each recipe has a unique name', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('the development set has sixty true and sixty false proofs, and a third of the true ones is held out', () => {
  expect(ofTruth(development, 'true').length).toBeGreaterThanOrEqual(60);
  expect(ofTruth(development, 'false').length).toBeGreaterThanOrEqual(60);
  expect(ofTruth(heldOut, 'true').length).toBeGreaterThanOrEqual(ofTruth(all, 'true').length / 3);
  expect(ofTruth(heldOut, 'false').length).toBeGreaterThanOrEqual(60);
});

test('the looks differ in language, light and kind, and the newest round is held out', () => {
  const share = (count: number) => count / receipts.length;
  const count = (fits: (look: (typeof receipts)[number]) => boolean) => share(receipts.filter(fits).length);
  expect(receipts.length).toBeGreaterThanOrEqual(24);
  expect(receipts.filter((look) => look.isHeldOut).length).toBeGreaterThanOrEqual(24);
  expect(count(({ language }) => language !== 'en')).toBeGreaterThan(0.4);
  expect(count(({ language }) => language === 'en')).toBeGreaterThan(0.4);
  expect(count(({ dark }) => dark)).toBeGreaterThan(0.1);
  for (const half of [false, true]) {
    const media = receipts.filter((look) => look.isHeldOut === half).map(({ medium }) => medium);
    expect([...new Set(media)].toSorted()).toEqual(['letter', 'paper', 'phone', 'portal', 'wallet']);
  }
});

test('every look shows true and false proofs, in every format', () => {
  const shownBy = (truth: Recipe['truth']) => new Set(ofTruth(all, truth).map(({ look }) => look));
  expect(receipts.filter(({ name }) => !shownBy('true').has(name))).toEqual([]);
  expect(
    looks.filter(({ name, page }) => page !== 'receipt' && !all.some(({ look }) => look === name)),
  ).toEqual([]);
  expect([...new Set(ofTruth(all, 'true').map(({ format }) => format))].toSorted()).toEqual([
    'gif',
    'jpg',
    'pdf',
    'png',
    'webp',
  ]);
  expect(shownBy('false').size).toBeGreaterThan(ofTruth(all, 'false').length * 0.8);
});

test('the two halves share no look and no requester', () => {
  expect(development.filter(({ look }) => lookNamed(look).isHeldOut)).toEqual([]);
  expect(heldOut.filter(({ look }) => !lookNamed(look).isHeldOut)).toEqual([]);
  const called = new Set(DEVELOPMENT_REQUESTERS.map((each) => each.called));
  expect(HELD_OUT_REQUESTERS.filter((each) => called.has(each.called))).toEqual([]);
});

test('a false proof has a reason against it, and a true one has none', () => {
  expect(ofTruth(all, 'true').filter((each) => reasons(each).length > 0)).toEqual([]);
  const believable = ofTruth(all, 'false').filter((each) => reasons(each).length === 0);
  expect(believable).toEqual([]);
});

test('only true proofs expect to be verified, and never those that a page cannot prove', () => {
  const expected = (truth: Recipe['truth']) =>
    [...new Set(ofTruth(all, truth).map((each) => each.expected))].toSorted();
  expect(expected('true')).toEqual(['verified']);
  expect(expected('unsure')).toEqual(['not verified', 'review']);
  expect(expected('false')).toEqual(['not verified', 'rejected']);
});

test('failed, unfinished, too small and far too old payments are refused without asking the requester', () => {
  const clear = ofTruth(all, 'false').filter(
    ({ shown, due, look }) =>
      lookNamed(look).page === 'receipt' &&
      (shown.outcome !== 'success' || shown.currency !== 'RM' || shown.paidAt < due.askedAt - 8 * DAY),
  );
  expect(clear.length).toBeGreaterThan(30);
  expect(clear.filter(({ expected }) => expected !== 'rejected')).toEqual([]);
});

test('forgeries that no picture reveals are marked as such', () => {
  expect(all.filter(({ undetectable }) => undetectable).map(({ kind }) => kind)).toEqual(
    [1, 2].flatMap(() => [
      'used, reference edited',
      'used, reference edited',
      'complete forgery',
      'complete forgery',
    ]),
  );
});

test('a true proof shows the recipient, the sum, the time and the success', () => {
  const missing = ofTruth(all, 'true').flatMap((recipe) => {
    const { amount, recipient, date, status, reference } = printed(
      withoutEdits(recipe),
      lookNamed(recipe.look),
    );
    // Some looks set the sen smaller or use capitals only, and a machine's slip cuts long names.
    const text = closed(textOf(htmlOf(withoutEdits(recipe)))).toLowerCase();
    return [amount, recipient.slice(0, 24), date, status, reference]
      .filter((part) => !text.includes(closed(part).toLowerCase()))
      .map((part) => `${recipe.id}: ${part}`);
  });
  expect(missing).toEqual([]);
});

test('no page prints an undefined value', () => {
  const holes = all.filter((recipe) => /undefined|NaN|\[object/.test(htmlOf(recipe)));
  expect(holes.map(({ id }) => id)).toEqual([]);
});

test('no other person has the name of a requester', () => {
  const taken = new Set(
    [...DEVELOPMENT_REQUESTERS, ...HELD_OUT_REQUESTERS].flatMap(({ called }) => words(called)),
  );
  const alike = [...OTHERS, ...SENDERS].filter((name) => words(name).some((word) => taken.has(word)));
  expect(alike).toEqual([]);
});

/** Real banks, wallets, shops and networks of Malaysia and its neighbours. */
const REAL =
  /maybank|cimb|public ?bank|\brhb\b|hong leong|ambank|affin|alliance bank|bank islam|muamalat|bank rakyat|\bbsn\b|agro ?bank|\buob\b|ocbc|hsbc|standard chartered|citibank|mbsb|al rajhi|touch ?'?n|\btng\b|grab|shopee|lazada|boost|big ?pay|setel|\bmae\b|duitnow|\bfpx\b|paynet|\bjompay\b|\bgx ?bank|\baeon\b|\bryt\b|merchantrade|fave|tenaga|\btnb\b|unifi|maxis|celcom|digi\b|astro|syabas|dbs|paynow|gopay|\bovo\b|gcash|paypal|wise\b|revolut|whatsapp|telegram|visa|mastercard/i;

test('no real bank, wallet or shop is named', () => {
  const texts = all.map((recipe) => `${recipe.look} ${textOf(htmlOf(recipe))}`);
  expect([...BANKS, ...texts].map((text) => REAL.exec(text)?.[0]).filter(Boolean)).toEqual([]);
  expect(REAL.test('Paid by Maybank')).toBe(true);
});
