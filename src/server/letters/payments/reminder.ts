import type { LineKey } from '#server/db/line-key.ts';
import type { ReadLetter } from '#server/mail/addressed.ts';
import {
  howToPayInLetter,
  partWithHowToPay,
  withHowToPay,
  type HowToPayInLetter,
} from '#server/letters/payments/how-to-pay.ts';
import { pageUrl, render } from '#server/mail/letter.ts';
import {
  freshLink,
  readPaymentFacts,
  requestsUrl,
  type PaymentFacts,
} from '#server/letters/payments/facts.ts';
import { wordsIn } from '#words/languages.ts';

/** To `userId`, whose shares are still open; `number` counts the reminders of the first from 1, `others` are named with it. */
export type PaymentReminder = LineKey & {
  kind: 'payment-reminder';
  number: number;
  others?: LineKey[];
};

type Share = {
  line: LineKey;
  facts: PaymentFacts;
  paying: HowToPayInLetter;
  url: string;
  sent: () => Promise<void>;
};

/** Only what is still open and waits for nobody's word, each with a fresh link; nothing where that is none. */
export const readPaymentReminder: ReadLetter<PaymentReminder> = async (db, letter, sending) => {
  const { number, others = [] } = letter;
  const words = wordsIn(sending.language).paymentLetters;
  const shares: Share[] = [];
  for (const line of [letter, ...others]) {
    const facts = await readPaymentFacts(db, line, letter.userId, sending.language);
    if (!facts || facts.isSettled || facts.inReview) continue;
    const link = await freshLink(db, line, sending);
    if (link) shares.push({ line, facts, paying: await howToPayInLetter(db, line, facts, sending), ...link });
  }
  const [first] = shares;
  if (!first) return undefined;
  const { to, icon } = first.facts;
  const sent = async () => {
    for (const share of shares) await share.sent();
  };
  if (shares.length === 1) {
    const said = words.paymentReminder(first.facts, first.line === letter ? number : undefined);
    return {
      to,
      sent,
      ...render({ icon, url: first.url, ...withHowToPay(said, first.paying, sending.language) }, sending),
    };
  }
  const parts = shares.map(({ facts, paying, url }) => ({
    ...partWithHowToPay(words.shareInLetter(facts), paying, sending.language),
    url,
  }));
  const said = words.paymentReminders(shares.map(({ facts }) => facts));
  const url = requestsUrl(sending.publicUrl, { homeId: first.line.homeId });
  // Once for all of them: there they are listed, each with how to pay it.
  const signIn = shares.map(({ paying }) => paying.signIn).find((link) => link !== undefined);
  const link = signIn && {
    ...signIn,
    url: pageUrl(sending.publicUrl, '/login', { next: '/pay-my-money-back' }),
  };
  return { to, sent, ...render({ icon: '🧾', url, parts, link, ...said }, sending) };
};
