import { personPlace } from '#domain/places.ts';
import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { pageUrl, render, type Rendered, type Setting } from '#server/telling/mail/letter.ts';
import { nameForLetter, typedForLetter } from '#server/telling/mail/names.ts';
import { wordsIn } from '#words/languages.ts';

/** To `userId`: `joinedId` is a member of the home now. */
export type JoinedHome = { kind: 'joined-home'; userId: string; homeId: string; joinedId: string };

function joinedHome(
  { homeId, joinedId }: JoinedHome,
  { joiner, home }: { joiner: string; home: string },
  setting: Setting,
): Rendered {
  const words = wordsIn(setting.language).letters.joinedHome;
  const url = pageUrl(setting.publicUrl, '/home-management', { homeId }, personPlace(joinedId));
  return render({ icon: '👋', url, ...words(nameForLetter(joiner), home) }, setting);
}

/** Nothing once either of the two has left, or the home is gone. */
export const readJoinedHome: ReadLetter<JoinedHome> = async (db, letter, sending) => {
  const found = await db
    .selectFrom('homes')
    .innerJoin('memberships as reader', 'reader.home_id', 'homes.id')
    .innerJoin('users as person', 'person.id', 'reader.user_id')
    .innerJoin('memberships as newcomer', 'newcomer.home_id', 'homes.id')
    .innerJoin('users as joiner', 'joiner.id', 'newcomer.user_id')
    .select([
      'person.email',
      'person.email_verified as isConfirmed',
      'person.display_name as name',
      'joiner.display_name as joiner',
      'homes.name as home',
    ])
    .where('homes.id', '=', letter.homeId)
    .where('reader.user_id', '=', letter.userId)
    .where('reader.left_at', 'is', null)
    .where('person.deleted_at', 'is', null)
    .where('newcomer.user_id', '=', letter.joinedId)
    .where('newcomer.left_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  const { email, name, joiner } = found;
  const home = typedForLetter(found.home, found);
  return { to: { name, address: email }, ...joinedHome(letter, { joiner, home }, sending) };
};
