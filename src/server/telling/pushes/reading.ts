import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Language } from '#domain/languages.ts';
import type { MailGroup } from '#domain/mail-groups.ts';
import { homeMark } from '#domain/home-mark.ts';
import type { Sen } from '#domain/money.ts';
import { LATE_PLACE, paymentPlace, personPlace } from '#domain/places.ts';
import type { DB } from '#server/platform/db/types.ts';
import { housematesOf, sharedHome } from '#server/platform/members/housemates.ts';
import { kindOf } from '#server/telling/kinds/kinds.ts';
import { readNotification } from '#server/telling/notifications/list.ts';
import { payeeNotesLine } from '#server/telling/payees/payee-notes.ts';
import type { PushContent } from '#server/telling/pushes/kinds.ts';
import { morningChores, namesOf, weekDone } from '#server/telling/mornings/morning-chores.ts';
import { SETTLING_BY } from '#server/platform/db/settling.ts';
import { wordsIn } from '#words/languages.ts';

/** The reader of a push, the time and the language. */
export type Reader = { userId: string; now: Date; language: Language };
export type PushText = {
  kind: MailGroup | 'morning';
  /** A later push about the same thing replaces it. */
  about: string;
  title: string;
  line: string;
  path: string;
  notificationId?: string;
};
type Content<Kind extends PushContent['kind']> = Extract<PushContent, { kind: Kind }>;
type Read<Kind extends PushContent['kind']> = (
  db: Kysely<DB>,
  content: Content<Kind>,
  reader: Reader,
) => Promise<PushText | undefined>;

const pathOf = (page: string, homeId: string | undefined, place: string) =>
  `${page}${homeId === undefined ? '' : `?homeId=${homeMark(homeId)}`}${place && `#${place}`}`;

type Payee = { userId: string; displayName: string };
type PayeesHome = { id: string; name: string };

/** Returns the notes about who asks, for the end of a push; without those about an account, which a push does not show. */
async function notesAbout(
  db: Kysely<DB>,
  reader: Reader,
  { userId, displayName: name }: Payee,
  home: PayeesHome,
): Promise<string> {
  const asking = { payee: { userId, name }, homeId: home.id, shown: { name, home: home.name } };
  const text = await payeeNotesLine(db, reader, asking);
  return text === undefined ? '' : ` ${text}`;
}

/** Whether it is still true. A push may wait for hours, so it is checked as its email is. */
async function isTrue(db: Kysely<DB>, condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ isTrue: boolean }>`select ${condition} as "isTrue"`.execute(db);
  return rows[0]?.isTrue ?? false;
}

const ofNotification: Read<'notification'> = async (db, { notificationId }, reader) => {
  const entry = await readNotification(db, notificationId, reader);
  const kind = entry && kindOf(entry.type);
  // A reader who has read it in the bell needs no push.
  if (!entry?.leadsTo || !kind?.setting || !kind.isStillTrue || entry.read) return undefined;
  // Between people who no longer live together only money continues.
  if (!entry.home && kind.setting !== 'payments') return undefined;
  if (!(await isTrue(db, kind.isStillTrue(entry.data, reader.userId)))) return undefined;
  const { title, message, home, actor, notes, leadsTo } = entry;
  return {
    kind: kind.setting,
    about: leadsTo.place === '' ? notificationId : leadsTo.place,
    title,
    line: message + (notes.length > 0 && home && actor ? await notesAbout(db, reader, actor, home) : ''),
    path: pathOf(leadsTo.page, home?.id, leadsTo.place),
    notificationId,
  };
};

type OpenShare = {
  homeId: string;
  home: string;
  paymentId: string;
  title: string;
  amount: Sen;
  requester: string;
  requesterId: string;
};

/** Returns the shares that the person still owes and for which no receipt waits. */
const openOf = (db: Kysely<DB>, lines: Content<'payment-reminder'>['lines'], userId: string) =>
  sql<OpenShare>`
    select share.home_id as "homeId", share.payment_id as "paymentId", request.title, share.amount,
           requester.display_name as requester, requester.id as "requesterId", homes.name as home
      from unnest(${lines.map(({ homeId }) => homeId)}::uuid[], ${lines.map(({ paymentId }) => paymentId)}::uuid[])
             with ordinality as named (home_id, payment_id, place)
      join payment_debtors as share
        on share.home_id = named.home_id and share.payment_id = named.payment_id and share.user_id = ${userId}
      join payment_requests as request on request.home_id = share.home_id and request.id = share.payment_id
      join users as requester on requester.id = request.requester_id and requester.deleted_at is null
      join homes on homes.id = share.home_id
     where share.paid_at is null and not request.deleted
       and not exists (select from payment_proofs as proof
                        where proof.home_id = share.home_id and proof.payment_id = share.payment_id
                          and proof.user_id = share.user_id and proof.state = 'review')
       and ${SETTLING_BY} is null
     order by named.place`
    .execute(db)
    .then(({ rows }) => rows);

const ofReminder: Read<'payment-reminder'> = async (db, { lines }, reader) => {
  const [first, ...others] = await openOf(db, lines, reader.userId);
  if (!first) return undefined;
  const isOne = others.length === 0;
  const place = isOne ? paymentPlace(first.paymentId) : '';
  const { title, line } = wordsIn(reader.language).pushes.reminder([first, ...others]);
  const payee = { userId: first.requesterId, displayName: first.requester };
  // For several shares it names no one.
  const notes = isOne ? await notesAbout(db, reader, payee, { id: first.homeId, name: first.home }) : '';
  return {
    kind: 'reminders',
    // One push for all shares, which the next reminder replaces.
    about: 'reminder',
    title,
    line: line + notes,
    path: pathOf('/pay-my-money-back', first.homeId, place),
  };
};

const ofMessage: Read<'sent-email'> = async (db, { senderId, subject }, own) => {
  const { userId, language } = own;
  const reader = await db
    .selectFrom('users')
    .select('unwanted_mail')
    .where('id', '=', userId)
    .executeTakeFirst();
  // The email itself is read in the mailbox.
  if (!reader || reader.unwanted_mail.includes('housemates')) return undefined;
  const sender = await housematesOf(db, userId)
    .select(['id as userId', 'display_name as displayName', sharedHome(userId).as('homeId')])
    .where('id', '=', senderId)
    .executeTakeFirst();
  if (!sender) return undefined;
  const home = await db
    .selectFrom('homes')
    .select(['id', 'name'])
    .where('id', '=', sender.homeId)
    .executeTakeFirstOrThrow();
  const { title, line } = wordsIn(language).pushes.message(sender.displayName, subject);
  return {
    kind: 'housemates',
    about: `message-${senderId}`,
    title,
    // The email may ask for money.
    line: line + (await notesAbout(db, own, sender, home)),
    path: pathOf('/home-management', sender.homeId, personPlace(senderId)),
  };
};

const ofMorning: Read<'morning'> = async (db, { until }, { userId, now, language }) => {
  if (now >= new Date(until)) return undefined;
  const words = wordsIn(language);
  const chores = await morningChores(db, { userId, now, words });
  const [first] = chores;
  if (!first) return undefined;
  return {
    kind: 'morning',
    about: 'morning',
    ...words.pushes.morning(
      namesOf(chores, false),
      namesOf(chores, true),
      await weekDone(db, { userId, now }),
    ),
    path: pathOf('/chores', first.homeId, first.isLate ? LATE_PLACE : ''),
  };
};

const READERS: { [Kind in PushContent['kind']]: Read<Kind> } = {
  notification: ofNotification,
  'payment-reminder': ofReminder,
  'sent-email': ofMessage,
  morning: ofMorning,
};

/** Returns the content of a push when it leaves; undefined if it is untrue by now, or the person has read it. */
export async function readPush(
  db: Kysely<DB>,
  content: PushContent,
  reader: Reader,
): Promise<PushText | undefined> {
  // A newer version queued it. A retry reaches one of its servers.
  if (!Object.hasOwn(READERS, content.kind)) throw new Error(`this version knows no push ${content.kind}`);
  // TypeScript cannot follow the pairing of each kind with the reader of its own facts through the union.
  return (READERS[content.kind] as Read<PushContent['kind']>)(db, content, reader);
}
