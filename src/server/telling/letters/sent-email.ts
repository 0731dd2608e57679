import { housematesOf, sharedHome } from '#server/platform/members/housemates.ts';
import type { Email } from '#server/telling/mail/addressed.ts';
import { spendingOfWriter } from '#server/telling/mail/letter-budgets.ts';
import { textOf, withAddresses } from '#server/telling/mail/foreign-html.ts';
import { pageUrl, render, type Letter } from '#server/telling/mail/letter.ts';
import { nameForLetter, typedForLetter } from '#server/telling/mail/names.ts';
import { payeeNotesLine } from '#server/telling/payees/payee-notes.ts';
import { wordsIn } from '#words/languages.ts';

/** Goes to `userId`, written by their housemate `senderId`. Their text exists only here. The html is clean. */
type SentEmail = {
  kind: 'sent-email';
  userId: string;
  senderId: string;
  subject: string;
  html: string;
};

/** Reads it; undefined if the two no longer share a home. */
const read: Email<SentEmail>['read'] = async (db, letter, sending) => {
  const { userId, senderId, subject, html } = letter;
  const { language, now, publicUrl } = sending;
  const reader = await housematesOf(db, senderId)
    .select([
      'email',
      'email_verified as isConfirmed',
      'display_name as name',
      sharedHome(senderId).as('homeId'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  const sender = await db
    .selectFrom('users')
    .select('display_name as name')
    .where('id', '=', senderId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!reader || !sender) return undefined;
  const { homeId } = reader;
  const home = await db.selectFrom('homes').select('name').where('id', '=', homeId).executeTakeFirstOrThrow();
  const words = wordsIn(language);
  const name = nameForLetter(sender.name);
  // The email may ask for money.
  const note = await payeeNotesLine(
    db,
    { userId, language, now },
    {
      payee: { userId: senderId, name: sender.name },
      homeId,
      shown: { name, home: typedForLetter(home.name, reader) },
    },
  );
  const content: Letter = {
    icon: '💬',
    url: pageUrl(publicUrl, '/dashboard', { homeId }),
    written: { html: withAddresses(html), text: textOf(html) },
    facts: note === undefined ? undefined : [[words.payeeNoteLabel, note]],
    ...words.sentEmail(name, subject),
  };
  const to = { name: reader.name, address: reader.email };
  return { to, fromName: name && words.writesVia(name), ...render(content, sending) };
};

export const sentEmail: Email<SentEmail> = {
  group: 'housemates',
  spends: ({ senderId }) => spendingOfWriter(senderId),
  read,
};
