import { sql, type Kysely } from 'kysely';
import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import type { DB } from '#server/platform/db/types.ts';
import { isInvited } from '#server/home/homes/invite-links.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

export type Invite = { homeId: string; code?: string | undefined };

/** The invite that the page passed to Google's window. It returns with the sign-in, and anyone could have written it. */
export const InviteOfState = z.looseObject({
  invite: z.object({ homeId: Id, code: z.string().max(100).optional() }),
});

async function isValid(tx: Kysely<DB>, { homeId, code }: Invite) {
  const home = await tx.selectFrom('homes').select('invite_code').where('id', '=', homeId).executeTakeFirst();
  // A home without a code comes from a process that still runs with open registration.
  return home !== undefined && home.invite_code !== null && isInvited(home, code);
}

async function isFirst(tx: Kysely<DB>) {
  // The second of two registrations on an empty server waits here and then sees the first.
  await sql`select pg_advisory_xact_lock(hashtext('first account'))`.execute(tx);
  return (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Whether a new account may be created. With REGISTRATION=invited it needs a valid invite, unless it is the very first. */
export async function mayRegister(
  tx: Kysely<DB>,
  registration: Settings['REGISTRATION'],
  invite: Invite | undefined,
): Promise<boolean> {
  if (registration === 'open') return true;
  return (invite !== undefined && (await isValid(tx, invite))) || isFirst(tx);
}
