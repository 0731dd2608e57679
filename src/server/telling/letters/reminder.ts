import type { Kysely } from 'kysely';
import { LISTED_SHARES_MAX } from '#domain/payments.ts';
import type { ShareKey } from '#server/platform/db/share-key.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { Email, Sending } from '#server/telling/mail/addressed.ts';
import { markRemindersUnsent } from '#server/telling/letters/dropped.ts';
import {
  payeeDetailsInLetter,
  partWithPayeeDetails,
  withPayeeDetails,
  type PayeeDetailsInLetter,
} from '#server/telling/letters/payee-details.ts';
import { pageUrl, render } from '#server/telling/mail/letter.ts';
import {
  freshLink,
  readPaymentFacts,
  requestsUrl,
  type PaymentFacts,
} from '#server/telling/letters/payment-facts.ts';
import { wordsIn } from '#words/languages.ts';

/** Goes to `userId`, whose shares are open. `number` counts the reminders of the first share from 1; `others` are listed with it. */
type PaymentReminder = ShareKey & {
  kind: 'payment-reminder';
  number: number;
  others?: ShareKey[];
};

type Share = {
  share: ShareKey;
  facts: PaymentFacts;
};
type ListedShare = Share & {
  paying: PayeeDetailsInLetter;
  url: string;
  sent: () => Promise<void>;
};

/** Reads the shares that are still open and have no receipt that waits. */
async function openShares(
  db: Kysely<DB>,
  letter: PaymentReminder,
  { language }: Pick<Sending, 'language'>,
): Promise<Share[]> {
  const open: Share[] = [];
  for (const share of [letter, ...(letter.others ?? [])]) {
    const facts = await readPaymentFacts(db, share, letter.userId, language);
    if (facts && !facts.isSettled && !facts.inReview) open.push({ share, facts });
  }
  return open;
}

/** Lists the first open shares, each with a fresh link, and the sum of the others; undefined if no share is open. */
const read: Email<PaymentReminder>['read'] = async (db, letter, sending) => {
  const words = wordsIn(sending.language).paymentLetters;
  const open = await openShares(db, letter, sending);
  const shares: ListedShare[] = [];
  for (const { share, facts } of open.slice(0, LISTED_SHARES_MAX)) {
    const link = await freshLink(db, share, sending);
    if (link)
      shares.push({ share, facts, paying: await payeeDetailsInLetter(db, share, facts, sending), ...link });
  }
  const rest = open.slice(LISTED_SHARES_MAX).map(({ facts }) => facts);
  const [first] = shares;
  if (!first) return undefined;
  const { to, icon } = first.facts;
  const sent = async () => {
    for (const share of shares) await share.sent();
  };
  if (shares.length === 1) {
    const content = words.paymentReminder(first.facts, first.share === letter ? letter.number : undefined);
    return {
      to,
      sent,
      ...render(
        { icon, url: first.url, ...withPayeeDetails(content, first.paying, sending.language) },
        sending,
      ),
    };
  }
  const url = requestsUrl(sending.publicUrl, { homeId: first.share.homeId });
  const parts = [
    ...shares.map((share) => ({
      ...partWithPayeeDetails(words.shareInLetter(share.facts), share.paying, sending.language),
      url: share.url,
    })),
    ...(rest.length > 0 ? [{ ...words.restInLetter(rest), url }] : []),
  ];
  const content = words.paymentReminders([...shares.map(({ facts }) => facts), ...rest]);
  // Once for all shares: the page lists them, each with how to pay it.
  const signIn = shares.map(({ paying }) => paying.signIn).find((link) => link !== undefined);
  const link = signIn && {
    ...signIn,
    url: pageUrl(sending.publicUrl, '/login', { next: '/pay-my-money-back' }),
  };
  return { to, sent, ...render({ icon: '🧾', url, parts, link, ...content }, sending) };
};

/** If the budget of one home is used up, that of another home in the email counts. */
export const paymentReminder: Email<PaymentReminder> = {
  group: 'reminders',
  spends: ({ homeId, others = [] }) => ({
    purpose: 'home',
    about: [homeId, ...others.map((other) => other.homeId)],
  }),
  dropped: (db, { others = [], ...first }) => markRemindersUnsent(db, [first, ...others]),
  read,
};
