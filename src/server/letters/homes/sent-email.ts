import { housematesOf, sharedHome } from '#server/members/housemates.ts';
import type { ReadLetter } from '#server/mail/addressed.ts';
import { textOf, withAddresses } from '#server/mail/foreign-html.ts';
import { pageUrl, render, type Rendered, type Setting } from '#server/mail/letter.ts';
import { nameForLetter } from '#server/mail/names.ts';
import { wordsIn } from '#words/languages.ts';

/** To `userId`, written by their housemate `senderId`: what they wrote stands nowhere else. The html is clean. */
export type SentEmail = {
  kind: 'sent-email';
  userId: string;
  senderId: string;
  subject: string;
  html: string;
};

type Facts = {
  writer: string;
  homeId: string;
  subject: string;
  html: string;
};

function sentEmail({ writer, homeId, subject, html }: Facts, setting: Setting): Rendered {
  const words = wordsIn(setting.language).sentEmail;
  const url = pageUrl(setting.publicUrl, '/dashboard', { homeId });
  const written = { html: withAddresses(html), text: textOf(html) };
  return render({ icon: '💬', url, written, ...words(nameForLetter(writer), subject) }, setting);
}

/** Nothing once the two share no home any more. */
export const readSentEmail: ReadLetter<SentEmail> = async (db, letter, sending) => {
  const { userId, senderId, subject, html } = letter;
  const reader = await housematesOf(db, senderId)
    .select(['email', 'display_name as name', sharedHome(senderId).as('homeId')])
    .where('id', '=', userId)
    .executeTakeFirst();
  const sender = await db
    .selectFrom('users')
    .select('display_name as name')
    .where('id', '=', senderId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!reader || !sender) return undefined;
  const to = { name: reader.name, address: reader.email };
  const { homeId } = reader;
  const name = nameForLetter(sender.name);
  const fromName = name && wordsIn(sending.language).writesVia(name);
  return { to, fromName, ...sentEmail({ writer: sender.name, homeId, subject, html }, sending) };
};
