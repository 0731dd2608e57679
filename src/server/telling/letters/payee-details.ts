import type { Kysely } from 'kysely';
import type { PayeeDetails } from '#contract/payment-details.ts';
import { dayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { codeWithAmount } from '#domain/payment-code.ts';
import { bankNameOf, codeFileName } from '#domain/payment-details.ts';
import type { ShareKey } from '#server/platform/db/share-key.ts';
import type { DB } from '#server/platform/db/types.ts';
import { drawPaymentCode } from '#server/telling/payees/drawing-codes.ts';
import type { PaymentFacts } from '#server/telling/letters/payment-facts.ts';
import type { Sending } from '#server/telling/mail/addressed.ts';
import { pageUrl, type Letter, type LetterLink, type Picture } from '#server/telling/mail/letter.ts';
import { payeeNotesLine } from '#server/telling/payees/payee-notes.ts';
import { payeeDetailsByLetter, SIGN_IN_TO_PAY } from '#server/telling/payees/reading.ts';
import { wordsIn, type Words } from '#words/languages.ts';

export type PayeeDetailsInLetter = {
  /** The notes about who asks, in one line; undefined if there are none. */
  note: string | undefined;
  numbers: (readonly [label: string, number: string])[];
  text: string[];
  picture: Picture | undefined;
  /** Replaces all that for an unconfirmed address. */
  signIn: LetterLink | undefined;
};
const NOTHING: PayeeDetailsInLetter = {
  note: undefined,
  numbers: [],
  text: [],
  picture: undefined,
  signIn: undefined,
};

/** Sign-in leads to the share's page. The address may be a stranger's, who could join by the home's id, so the link does not contain it. */
const signInUrl = (publicUrl: string, { paymentId, userId }: ShareKey) =>
  pageUrl(publicUrl, '/login', { next: `/payment-success?${new URLSearchParams({ paymentId, userId })}` });

function pictureOf(
  { code, bank }: PayeeDetails,
  { share, requester }: PaymentFacts,
  words: Words['payeeDetailsInLetter'],
) {
  const filled = code === null ? undefined : codeWithAmount(code, share);
  if (!filled) return NOTHING;
  const picture = {
    png: drawPaymentCode(filled.text),
    shows: words.qrFor(share),
    name: codeFileName(requester, bank, share),
  };
  return { text: [words.qr(share, filled.isFilled)], picture };
}

/** Returns how to pay the requester of a share, for an email: numbers, when they changed, and the code with the share filled in. */
export async function payeeDetailsInLetter(
  db: Kysely<DB>,
  share: ShareKey,
  facts: PaymentFacts,
  { language, now, publicUrl }: Pick<Sending, 'language' | 'now' | 'publicUrl'>,
): Promise<PayeeDetailsInLetter> {
  const { requesterId, requesterName, requester, home, timeZone, typed } = facts;
  const details = await payeeDetailsByLetter(db, { payeeId: requesterId, debtorId: share.userId }, now);
  const isAccountShown = details !== null && details !== SIGN_IN_TO_PAY;
  const note = await payeeNotesLine(
    db,
    { userId: share.userId, language, now },
    {
      payee: { userId: requesterId, name: requesterName },
      homeId: share.homeId,
      shown: { name: requester, home },
      isAccountShown,
    },
  );
  if (!details) return { ...NOTHING, note };
  const words = wordsIn(language).payeeDetailsInLetter;
  if (details === SIGN_IN_TO_PAY)
    return { ...NOTHING, note, signIn: { label: words.signIn, url: signInUrl(publicUrl, share) } };
  const { bank, accountNumber, accountName, duitNow, addedAt, changedAt } = details;
  const bankName = bankNameOf(bank) ?? words.accountNumber;
  const { text, picture } = pictureOf(details, facts, words);
  return {
    note,
    numbers: [
      ...(accountNumber === null
        ? []
        : [
            [bankName, accountNumber] as const,
            ...(accountName === null ? [] : [[words.accountName, typed(accountName)] as const]),
          ]),
      ...(duitNow === null ? [] : [[words.duitNowId, duitNow] as const]),
    ],
    text: [
      ...(addedAt === null ? [] : [words.added(dayOf(new Date(addedAt), timeZone))]),
      ...(changedAt === null ? [] : [words.changed(dayOf(new Date(changedAt), timeZone))]),
      ...text,
    ],
    picture,
    signIn: undefined,
  };
}

/** Adds how to pay to the email of one share, after the email's own text. */
export function withPayeeDetails<L extends Pick<Letter, 'facts' | 'text'>>(
  content: L,
  { note, numbers, text, picture, signIn }: PayeeDetailsInLetter,
  language: Language,
) {
  const { payeeNoteLabel } = wordsIn(language);
  return {
    ...content,
    facts: [
      ...(content.facts ?? []),
      ...(note === undefined ? [] : [[payeeNoteLabel, note] as const]),
      ...numbers,
    ],
    text: [...(content.text ?? []), ...text],
    picture,
    link: signIn,
  };
}

/** Does the same for one share among several. */
export const partWithPayeeDetails = <P extends { lines: readonly string[] }>(
  content: P,
  { note, numbers, text, picture }: PayeeDetailsInLetter,
  language: Language,
) => {
  const { numbered } = wordsIn(language).payeeDetailsInLetter;
  const notes = note === undefined ? [] : [note];
  const lines = [
    ...content.lines,
    ...notes,
    ...numbers.map(([label, number]) => numbered(label, number)),
    ...text,
  ];
  return { ...content, lines, picture };
};
