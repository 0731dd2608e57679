import { housematesOf, sharedHome } from '#server/members/housemates.ts';
import type { ReadLetter } from '#server/mail/addressed.ts';
import { textOf, withAddresses } from '#server/mail/foreign-html.ts';
import { pageUrl, render, type Rendered, type Stop } from '#server/mail/letter.ts';
import { nameForLetter } from '#server/mail/names.ts';
import { sentEmail as words, writesVia } from '#words/sent-email.ts';

/** To `userId`, written by their housemate `senderId`: what they wrote stands nowhere else. The html is clean. */
export type SentEmail = {
  kind: 'sent-email';
  userId: string;
  senderId: string;
  subject: string;
  html: string;
};

type Facts = {
  publicUrl: string;
  stops: readonly Stop[];
  writer: string;
  homeId: string;
  subject: string;
  html: string;
};

function sentEmail({ publicUrl, stops, writer, homeId, subject, html }: Facts): Rendered {
  const url = pageUrl(publicUrl, '/dashboard', { homeId });
  const written = { html: withAddresses(html), text: textOf(html) };
  return render({ icon: '💬', url, stops, written, ...words(nameForLetter(writer), subject) }, publicUrl);
}

/** Nothing once the two share no home any more. */
export const readSentEmail: ReadLetter<SentEmail> = async (db, letter, publicUrl, stops) => {
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
  const fromName = name && writesVia(name);
  return { to, fromName, ...sentEmail({ publicUrl, stops, writer: sender.name, homeId, subject, html }) };
};
