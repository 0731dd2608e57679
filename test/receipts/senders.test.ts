import { expect, test } from 'vitest';
import { momentOf } from '#receipts/date/dates.ts';
import type { Decision } from '#receipts/verdict/decision.ts';
import { bestMatch } from '#receipts/recipient/names.ts';
import { otherSender, type Housemate } from '#receipts/verdict/senders.ts';
import { decide } from '#receipts/verdict/verdict.ts';
import {
  HELD_OUT_REQUESTERS,
  OTHERS,
  DEVELOPMENT_REQUESTERS,
  SENDERS,
} from '#test/receipts/drawing/people.ts';
import { decisionOn, textFiles, textPages } from '#test/receipts/texts.ts';
import { wordsRead } from '#test/receipts/reading/words-read.ts';

type Page = { id: string; decision: Decision; requester: string; text: string };

const drawn: Page[] = wordsRead().map(({ id, pages, due, now }) => ({
  id,
  requester: due.requester,
  text: pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' '),
  decision: decide(
    { pages, madeBy: '', reread: 'agrees' },
    {
      due: due.sen,
      names: [due.requester],
      asked: momentOf(due.askedAt, due.zone),
      now: momentOf(now, due.zone),
    },
  ),
}));
const written: Page[] = textFiles().flatMap((file) =>
  textPages(file)
    .filter(({ isTrue }) => isTrue)
    .map((page) => ({
      id: page.name,
      requester: page.expected.names[0] ?? '',
      text: page.lines.join(' '),
      decision: decisionOn(page),
    })),
);

const everybody: Housemate[] = [
  ...[...DEVELOPMENT_REQUESTERS, ...HELD_OUT_REQUESTERS].flatMap(({ called, full }) => [called, full]),
  ...SENDERS,
  ...OTHERS,
].map((name) => ({ userId: name, name }));
/** Returns all people but the requester and those whose names match the requester's as well. */
const othersOf = ({ requester }: Page) =>
  everybody.filter(
    ({ name }) =>
      bestMatch([name], [requester]) !== 'strong' &&
      bestMatch([requester], [name]) !== 'strong' &&
      !DEVELOPMENT_REQUESTERS.concat(HELD_OUT_REQUESTERS).some(
        ({ called, full }) => called === requester && full === name,
      ),
  );

test('no receipt names a sender who is not on it, whoever uploads it', () => {
  const findings = [...drawn, ...written].flatMap((page) => {
    const other = otherSender(page.decision, othersOf(page));
    return other ? [{ id: page.id, page, other: other.name }] : [];
  });
  expect(findings.length).toBeGreaterThanOrEqual(12);
  const wrong = findings.filter(({ page, other }) => {
    const first = other.toLowerCase().split(' ')[0] ?? '';
    return !page.text.toLowerCase().includes(first) || bestMatch([other], [page.requester]) === 'strong';
  });
  expect(wrong.map(({ id, other }) => `${id}: ${other}`)).toEqual([]);
});

test('a drawn receipt counts as the sender’s own, and as another person’s if someone else uploads it', () => {
  const uploaded = drawn.flatMap((page) => {
    const sender = SENDERS.find((name) => page.text.toLowerCase().includes(name.toLowerCase()));
    return sender === undefined ? [] : [{ page, sender }];
  });
  expect(uploaded.length).toBeGreaterThanOrEqual(10);
  for (const { page, sender } of uploaded)
    expect(
      otherSender(
        page.decision,
        othersOf(page).filter(({ name }) => name !== sender),
      ),
      page.id,
    ).toBeUndefined();
  // If another person uploads it, the sender found must be the right one.
  const findings = uploaded.flatMap(({ page, sender }) => {
    const other = otherSender(page.decision, othersOf(page));
    return other ? [{ sender, other: other.name }] : [];
  });
  expect(findings.length).toBeGreaterThanOrEqual(8);
  expect(findings.filter(({ sender, other }) => sender !== other)).toEqual([]);
});
