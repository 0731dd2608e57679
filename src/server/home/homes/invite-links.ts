import { timingSafeEqual } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { homes } from '#contract/homes.ts';
import type { Call, Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { record } from '#server/telling/announcing/history.ts';
import { instant } from '#server/platform/members/membership-changes.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

type Invited = { id: string; invite_code: string | null };

/**
 * The code is there once a new link was made, and from the start where accounts are by invitation only (docs/product/homes.md
 * 'The invite link', 'A new invite link').
 */
export const inviteLinkOf = (publicUrl: string, home: Invited): string =>
  `${publicUrl}/join-home?homeId=${home.id}${home.invite_code === null ? '' : `&code=${home.invite_code}`}`;

/** Of a new home: where a link also registers accounts, the home's id alone is not enough, since whoever has lived there knows it. */
export const firstCode = ({ REGISTRATION }: Pick<Settings, 'REGISTRATION'>, random: () => string) =>
  REGISTRATION === 'invited' ? random() : null;

/** The same at each start, for homes that were made while registration was open. */
export async function giveCodes(db: Kysely<DB>, { REGISTRATION }: Pick<Settings, 'REGISTRATION'>) {
  if (REGISTRATION !== 'invited') return;
  const invite_code = sql<string>`replace(gen_random_uuid()::text, '-', '')`;
  await db.updateTable('homes').set({ invite_code }).where('invite_code', 'is', null).execute();
}

/** Whether a link with this code still opens the home. */
export function isInvited(home: Pick<Invited, 'invite_code'>, code: string | undefined): boolean {
  if (home.invite_code === null) return true;
  const expected = Buffer.from(home.invite_code);
  const given = Buffer.from(code ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

type Renewing = Pick<Call<'administrator', unknown>, 'tx' | 'home' | 'user' | 'random'>;

/** From here on every older link fails; answers with the new code. */
export async function renewInviteCode({ tx, home, user, random }: Renewing): Promise<string> {
  const invite_code = random();
  await tx.updateTable('homes').set({ invite_code, updated_at: instant }).where('id', '=', home.id).execute();
  await record(tx, home.id, user.userId, { type: 'invite_link_made', data: {} });
  return invite_code;
}

export const makeInviteLink: Handlers<typeof homes>['makeInviteLink'] = async (call) => {
  const invite_code = await renewInviteCode(call);
  call.note('invite-link-made');
  return { inviteLink: inviteLinkOf(call.deps.settings.PUBLIC_URL, { id: call.home.id, invite_code }) };
};
