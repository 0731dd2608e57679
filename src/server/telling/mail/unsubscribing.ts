import type { ServerResponse } from 'node:http';
import { sql, type Kysely } from 'kysely';
import type { Language } from '#domain/languages.ts';
import type { StoppedMail } from '#domain/mail-groups.ts';
import { strangersSemaphore } from '#server/platform/calls/concurrency-limits.ts';
import type { CallDeps, RequestContext } from '#server/platform/calls/calls.ts';
import type { DB } from '#server/platform/db/types.ts';
import { makeOutageRetry } from '#server/platform/db/outage.ts';
import { inReadersWords, refusalOf, refusalTo } from '#server/platform/http/errors.ts';
import type { Change } from '#server/platform/live/publish.ts';
import { allowAddress, isConfirmed, stopAddress } from '#server/telling/mail/letter-limits.ts';
import { readUnsubscribeToken, type Stopped } from '#server/telling/mail/unsubscribe-token.ts';
import { setReader, readersLanguage } from '#server/platform/http/language.ts';
import { readBody } from '#server/platform/http/request-body.ts';
import type { Secrets } from '#server/platform/settings/secret.ts';
import { inShortTransaction } from '#server/platform/calls/short-transactions.ts';
import { wordsIn } from '#words/languages.ts';

type Stopping = {
  tx: Kysely<DB>;
  secrets: Secrets;
  token: string;
  now: Date;
  emit: (change: Change) => void;
};

/** Returns the token's address if it is unconfirmed. After that its emails are stopped on the profile. */
async function unconfirmedAddress(tx: Kysely<DB>, { userId, email }: Stopped): Promise<string | undefined> {
  if (email !== undefined) return (await isConfirmed(tx, email)) ? undefined : email;
  const user = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return user?.email;
}

/**
 * Adds the token's group to the groups that its reader does not want, or stops all emails to the address. Returns which; undefined if the
 * token is not ours.
 */
export async function unsubscribe({
  tx,
  secrets,
  token,
  now,
  emit,
}: Stopping): Promise<StoppedMail | 'all' | undefined> {
  const found = await readUnsubscribeToken(secrets, token);
  if (!found) return undefined;
  const { userId, group } = found;
  if (group === 'all') {
    const email = await unconfirmedAddress(tx, found);
    if (email === undefined) return undefined;
    await stopAddress({ tx, secrets, email, now });
    return group;
  }
  if (group === 'morning') {
    await tx.updateTable('morning_reminders').set({ by_mail: false }).where('user_id', '=', userId).execute();
    return group;
  }
  const changed = await tx
    .updateTable('users')
    .set({ unwanted_mail: sql`array(select unnest(unwanted_mail || ${group}::text) order by 1)` })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`${group} <> all(unwanted_mail)`)
    .returning('id')
    .executeTakeFirst();
  if (changed) emit({ userIds: [userId], topics: ['me'] });
  return group;
}

/** Allows emails to the address again, by the link that stopped all. Returns false for any other token. */
export async function allowAgain({ tx, secrets, token }: Omit<Stopping, 'now' | 'emit'>): Promise<boolean> {
  const found = await readUnsubscribeToken(secrets, token);
  const email = found?.group === 'all' ? await unconfirmedAddress(tx, found) : undefined;
  if (email === undefined) return false;
  await allowAddress({ tx, secrets, email });
  return true;
}

/** Counts a valid link for the reader whose emails it stops, and an invalid one for its network. */
export async function countStopping(
  { settings, limits }: Pick<CallDeps, 'settings' | 'limits'>,
  { token, address }: { token: string; address: string },
): Promise<void> {
  const found = await readUnsubscribeToken(settings, token);
  if (found) await limits.countOfAccount('stopLink', found.email ?? found.userId);
  else await limits.count('confirmation', undefined, address);
}

/** Returns the reader whose emails the token stops. */
const readerOf = (tx: Kysely<DB>, userId: string) =>
  tx
    .selectFrom('users')
    .select('locale')
    .$narrowType<{ locale: Language }>()
    .where('id', '=', userId)
    .executeTakeFirst();

/** Mail programs send 26 bytes, or a form with a boundary around it. */
const FORM_BOUNDS = { bytes: 10_000, tooLarge: 'INVALID_INPUT', busy: 'BUSY' } as const;

function answer(response: ServerResponse, status: number, text: string) {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(`${text}\n`);
}

function refuse({ request, response }: RequestContext, code: 'INVALID_INPUT' | 'LINK_INVALID') {
  const { status, message } = refusalTo(request, code);
  answer(response, status, message);
}

/** Does the same as the call of that name: counted, and within its network's limit. */
async function stop(deps: CallDeps, exchange: RequestContext, token: string, userId: string) {
  const { address, events, request, response } = exchange;
  const { db, settings: secrets, now, semaphores } = deps;
  try {
    await makeOutageRetry().run(() => countStopping(deps, { token, address }));
    const stopping = async (tx: Kysely<DB>, emit: Stopping['emit']) => {
      const reader = await readerOf(tx, userId);
      if (reader) setReader(request, reader);
      return unsubscribe({ tx, secrets, token, now: now(), emit });
    };
    const group = await inShortTransaction(db, stopping, strangersSemaphore(semaphores, address));
    if (group) answer(response, 200, wordsIn(readersLanguage(request)).letters.unsubscribed);
    else refuse(exchange, 'LINK_INVALID');
  } catch (error) {
    const refused = refusalOf(error, (unforeseen) => {
      events.failed(unforeseen, 'letters not stopped');
    });
    events.refused(refused);
    answer(response, refused.status, inReadersWords(request, refused).message);
  }
}

/**
 * Answers `POST /unsubscribe?token=…`, which mail programs send for 'Unsubscribe' (RFC 8058) from anywhere and without a cookie. The token
 * is the whole proof, so the body is not read.
 */
export async function oneClick(deps: CallDeps, exchange: RequestContext): Promise<void> {
  const { request, response } = exchange;
  const token = new URLSearchParams(request.url?.split('?')[1]).get('token') ?? '';
  const body = await readBody(exchange, FORM_BOUNDS).catch(() => 'too large' as const);
  if (body === undefined) return;
  if (body === 'too large') {
    response.setHeader('connection', 'close');
    refuse(exchange, 'INVALID_INPUT');
    return;
  }
  // An invented token takes no connection of the database.
  const stopped = await readUnsubscribeToken(deps.settings, token);
  if (stopped) await stop(deps, exchange, token, stopped.userId);
  else refuse(exchange, 'LINK_INVALID');
}
