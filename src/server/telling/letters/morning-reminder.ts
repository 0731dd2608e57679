import { LATE_PLACE } from '#domain/places.ts';
import type { Email } from '#server/telling/mail/addressed.ts';
import { pageUrl, render } from '#server/telling/mail/letter.ts';
import { typedForLetter } from '#server/telling/mail/names.ts';
import { morningChores, namesOf, weekDone } from '#server/telling/mornings/morning-chores.ts';
import { wordsIn } from '#words/languages.ts';

/** Goes to `userId`, who has open chores. It is dropped once that day has ended by the clock of their home. */
type MorningReminder = { kind: 'morning-reminder'; userId: string; until: string };

/** Reads it; undefined if nothing is open any more, or if the person no longer wants it by email. */
const read: Email<MorningReminder>['read'] = async (db, { userId, until }, setting) => {
  const { now, publicUrl } = setting;
  const words = wordsIn(setting.language);
  if (now >= new Date(until)) return undefined;
  const reader = await db
    .selectFrom('users')
    .innerJoin('morning_reminders as reminder', 'reminder.user_id', 'users.id')
    .select(['users.display_name as name', 'users.email as address', 'users.email_verified as isConfirmed'])
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .where('reminder.by_mail', '=', true)
    .executeTakeFirst();
  const chores = reader ? await morningChores(db, { userId, now, words }) : [];
  const [first] = chores;
  if (!reader || !first) return undefined;
  const { name, address } = reader;
  const url = pageUrl(publicUrl, '/chores', { homeId: first.homeId }, first.isLate ? LATE_PLACE : '');
  const typed = (isLate: boolean) => namesOf(chores, isLate).map((text) => typedForLetter(text, reader));
  const done = await weekDone(db, { userId, now });
  const week = done && {
    ...done,
    home: done.home === undefined ? undefined : typedForLetter(done.home, reader),
  };
  return {
    to: { name, address },
    ...render(
      { icon: '☀️', url, ...words.letters.morningReminder(typed(false), typed(true), week) },
      setting,
    ),
  };
};

export const morningReminder: Email<MorningReminder> = {
  group: 'morning',
  spends: ({ userId }) => ({ purpose: 'morning', about: [userId] }),
  read,
};
