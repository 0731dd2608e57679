import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ORPCError } from '@orpc/server';
import { sql, type Kysely } from 'kysely';
import type { homes } from '#contract/homes.ts';
import type { Language } from '#domain/languages.ts';
import { inviteIn } from '#domain/links.ts';
import type { Call, CallDeps, Handlers } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { record } from '#server/telling/announcing/history.ts';
import { readJoiningDoubt } from '#server/home/homes/admitting.ts';
import { readMemberships } from '#server/platform/members/members.ts';
import { instant } from '#server/platform/members/membership-changes.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { wordsIn } from '#words/languages.ts';

type Invited = { id: string; invite_code: string | null };
type Registering = Pick<Settings, 'REGISTRATION'>;

/** Returns the link. A home has a code once a new link was made (docs/product/homes.md 'The invite link'). */
export const inviteLinkOf = (publicUrl: string, home: Invited): string =>
  `${publicUrl}/join-home?homeId=${home.id}${home.invite_code === null ? '' : `&code=${home.invite_code}`}`;

/** Returns a new home's code. If a link also registers accounts, the id alone is not enough: former members know it. */
export const firstCode = ({ REGISTRATION }: Registering, random: () => string) =>
  REGISTRATION === 'invited' ? random() : null;

/** Gives codes, at each start, to homes that were created while registration was open. */
export async function assignInviteCodes(db: Kysely<DB>, { REGISTRATION }: Registering) {
  if (REGISTRATION !== 'invited') return;
  const invite_code = sql<string>`replace(gen_random_uuid()::text, '-', '')`;
  await db.updateTable('homes').set({ invite_code }).where('invite_code', 'is', null).execute();
}

/** Returns whether a link with this code opens the home. */
export function isInvited(home: Pick<Invited, 'invite_code'>, code: string | undefined): boolean {
  if (home.invite_code === null) return true;
  const expected = Buffer.from(home.invite_code);
  const given = Buffer.from(code ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

type Renewing = Pick<Call<'administrator', unknown>, 'tx' | 'home' | 'user' | 'random'>;

/** Replaces the code, which ends every older link. @returns the new code */
export async function renewInviteCode({ tx, home, user, random }: Renewing): Promise<string> {
  const invite_code = random();
  await tx.updateTable('homes').set({ invite_code, updated_at: instant }).where('id', '=', home.id).execute();
  await record(tx, home.id, user.userId, { type: 'invite_link_made', data: {} });
  return invite_code;
}

type Invite = { homeId: string; code?: string | undefined };

/** Returns the home that the link opens; undefined, after the same work, for any invalid link. */
async function findInvited(tx: Kysely<DB>, { homeId, code }: Invite) {
  const home = await tx
    .selectFrom('homes')
    .select(['id', 'name', 'admin_id', 'invite_code'])
    .where('id', '=', homeId)
    .executeTakeFirst();
  return home && isInvited(home, code) ? home : undefined;
}

export const inviteHandlers = {
  /** docs/product/homes.md 'What a link shows'. Without pictures, which only housemates may see. */
  async getInvitation({ tx, input, user, now, deps, address }) {
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
  },

  async makeInviteLink(call) {
    const invite_code = await renewInviteCode(call);
    call.note('invite-link-made');
    return { inviteLink: inviteLinkOf(call.deps.settings.PUBLIC_URL, { id: call.home.id, invite_code }) };
  },
} satisfies Partial<Handlers<typeof homes>>;

const PREVIEW_WITHIN_MS = 1000;

/** Returns what the page's head says about the home of a valid invite link (docs/product/homes.md 'What a link shows'). */
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
    const late = pause(PREVIEW_WITHIN_MS, undefined, { ref: false });
    return Promise.race([find(invite, network, language), late]);
  };
}
