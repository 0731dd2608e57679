import type { ReadLetter } from '#server/telling/mail/addressed.ts';
import { pageUrl, render, type Rendered, type Setting } from '#server/telling/mail/letter.ts';
import { typedForLetter } from '#server/telling/mail/names.ts';
import { wordsIn } from '#words/languages.ts';

/** To `userId`; `homeName` is what the home was called then, since its changes are no longer theirs to see. */
export type RemovedFromHome = { kind: 'removed-from-home'; userId: string; homeId: string; homeName: string };

function removedFromHome(home: string, setting: Setting): Rendered {
  const url = pageUrl(setting.publicUrl, '/home-management');
  return render({ icon: '🏠', url, ...wordsIn(setting.language).letters.removedFromHome(home) }, setting);
}

/** Nothing for who lives there again, or an account that is gone. */
export const readRemovedFromHome: ReadLetter<RemovedFromHome> = async (db, letter, sending) => {
  const { userId, homeId, homeName } = letter;
  const user = await db
    .selectFrom('users')
    .select(['email', 'email_verified as isConfirmed', 'display_name'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('memberships')
        .select('user_id')
        .where('home_id', '=', homeId)
        .where('left_at', 'is', null),
    )
    .executeTakeFirst();
  if (!user) return undefined;
  const { email, display_name: name } = user;
  const home = typedForLetter(homeName, user);
  return { to: { name, address: email }, ...removedFromHome(home, sending) };
};
