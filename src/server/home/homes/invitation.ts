import { setTimeout as pause } from 'node:timers/promises';
import { ORPCError } from '@orpc/server';
import type { Kysely } from 'kysely';
import type { homes } from '#contract/homes.ts';
import type { Language } from '#domain/languages.ts';
import { inviteIn } from '#domain/links.ts';
import type { CallDeps, Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { readJoiningDoubt } from '#server/home/homes/joining-doubts.ts';
import { isInvited } from '#server/home/homes/invite-links.ts';
import { readMemberships } from '#server/platform/members/members.ts';
import { wordsIn } from '#words/languages.ts';

type Invite = { homeId: string; code?: string | undefined };

/** The home that the link opens; undefined whatever is wrong with it, after the same work. */
async function findInvited(tx: Kysely<DB>, { homeId, code }: Invite) {
  const home = await tx
    .selectFrom('homes')
    .select(['id', 'name', 'admin_id', 'invite_code'])
    .where('id', '=', homeId)
    .executeTakeFirst();
  return home && isInvited(home, code) ? home : undefined;
}

/** docs/product/homes.md 'What a link shows': pictures are not among it, since they are shown to housemates alone. */
export const getInvitation: Handlers<typeof homes>['getInvitation'] = async ({
  tx,
  input,
  user,
  now,
  deps,
  address,
}) => {
  await deps.limits.count('invitation', undefined, address);
  const home = await findInvited(tx, input);
  if (!home) throw refusal('NOT_FOUND');
  const ever = await readMemberships(tx, home.id);
  const present = ever.filter((each) => each.leftAt === null);
  const doubt = user && (await readJoiningDoubt(tx, home, ever, { userId: user.userId, now }));
  return {
    homeName: home.name,
    invitedBy: present.find((each) => each.userId === home.admin_id)?.displayName ?? '',
    members: present.map(({ displayName, tone }) => ({ displayName, tone })),
    doubt: doubt ?? null,
  };
};

const PREVIEW_WITHIN_MS = 1000;

/**
 * What the head of the page says of the home, where its address is a valid invite link (docs/product/homes.md 'The preview of a link').
 * The page comes soon in any case: where that cannot be told, it says what it always does.
 */
export function makeLinkPreviews({ db, limits, log }: Pick<CallDeps, 'db' | 'limits' | 'log'>) {
  async function find(invite: Invite, network: string, language: Language) {
    try {
      await limits.count('linkPreview', undefined, network);
      const home = await findInvited(db, invite);
      const { title, text: description } = wordsIn(language).linkPreview;
      return home && { title: title(home.name), description };
    } catch (error) {
      if (!(error instanceof ORPCError)) log.warn({ err: error }, 'no preview of a link');
      return undefined;
    }
  }
  return async (address: string, network: string, language: Language) => {
    const invite = address.startsWith('/join-home?') ? inviteIn(address) : undefined;
    if (!invite) return undefined;
    return Promise.race([
      find(invite, network, language),
      pause(PREVIEW_WITHIN_MS, undefined, { ref: false }),
    ]);
  };
}
