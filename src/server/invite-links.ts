import { timingSafeEqual } from 'node:crypto';
import type { homes } from '#contract/homes.ts';
import type { Handlers } from '#server/calls.ts';
import { record } from '#server/history.ts';
import { instant } from '#server/membership-changes.ts';

type Invited = { id: string; invite_code: string | null };

/** spec §2 Home Management; the code is there once the administrator has made a new link (decisions 'Homes'). */
export const inviteLinkOf = (publicUrl: string, home: Invited): string =>
  `${publicUrl}/join-home?homeId=${home.id}${home.invite_code === null ? '' : `&code=${home.invite_code}`}`;

/** Whether a link with this code still opens the home. */
export function isInvited(home: Pick<Invited, 'invite_code'>, code: string | undefined): boolean {
  if (home.invite_code === null) return true;
  const expected = Buffer.from(home.invite_code);
  const given = Buffer.from(code ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export const makeInviteLink: Handlers<typeof homes>['makeInviteLink'] = async ({
  tx,
  home,
  user,
  random,
  deps,
}) => {
  const invite_code = random();
  await tx.updateTable('homes').set({ invite_code, updated_at: instant }).where('id', '=', home.id).execute();
  await record(tx, home.id, user.userId, { type: 'invite_link_made', data: {} });
  return { inviteLink: inviteLinkOf(deps.settings.PUBLIC_URL, { id: home.id, invite_code }) };
};
