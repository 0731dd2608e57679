import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Language } from '#domain/languages.ts';
import type { DB } from '#server/platform/db/types.ts';
import type { RunningJob } from '#server/platform/queue/queue.ts';
import { budgetOf } from '#server/telling/mail/letter-budgets.ts';
import { countLetter, isStopped, type Reader } from '#server/telling/mail/letter-limits.ts';
import { emailOf, type QueuedLetter } from '#server/telling/letters/kinds.ts';
import { pageUrl, tokenUrl, type Stop } from '#server/telling/mail/letter.ts';
import type { Mailer } from '#server/telling/mail/sending.ts';
import { unsubscribeToken, type Stopped } from '#server/telling/mail/unsubscribe-token.ts';
import type { Secrets } from '#server/platform/settings/secret.ts';
import { wordsIn } from '#words/languages.ts';

export type DeliveryDeps = {
  db: Kysely<DB>;
  mailer: Mailer;
  publicUrl: string;
  /** Signs the links that stop emails. */
  secrets: Secrets;
  now: () => Date;
  log: Logger;
};

/** Sends a queued email. Reads its recipient and content now, since both may have changed while it waited. */
export async function deliverLetter(deps: DeliveryDeps, job: RunningJob<'mail'>): Promise<void> {
  const age = (deps.now().getTime() - job.createdOn.getTime()) / 1000;
  const { linkSeconds = Infinity, group, read } = emailOf(job.data);
  if (age > linkSeconds) return;
  const { userId } = job.data;
  const reader = await readerOf(deps.db, job.data);
  if (!reader || (group && reader.unwanted.some((unwanted) => unwanted === group))) return;
  const { language } = reader;
  const stops = [
    ...(group ? [await stopOf(deps, { userId, group }, language)] : []),
    ...(reader.confirmed
      ? []
      : [await stopOf(deps, { userId, group: 'all', email: reader.email }, language)]),
  ];
  if (!reader.confirmed && (await isStopped(deps, reader.email))) return;
  // Comes before reading, which makes links that open a share: an email over its budget must make none.
  const uncount = await countOnce(deps, reader, job.data);
  if (!uncount) return;
  let hasLeft = false;
  try {
    const sending = { publicUrl: deps.publicUrl, language, stops, now: deps.now(), queuedAt: job.createdOn };
    const found = await read(deps.db, job.data, sending);
    if (!found) return;
    // The change of the address has ended older links, but not the one made since.
    if ((await readerOf(deps.db, job.data))?.email !== reader.email)
      throw new Error('the address of the letter has changed');
    const { sent, ...letter } = found;
    await deps.mailer.send({ id: job.id, ...letter, stopUrl: stops[0]?.oneClickUrl }, job.signal);
    hasLeft = true;
    await sent?.();
  } finally {
    if (!hasLeft) await uncount();
  }
}

const NOT_COUNTED = () => Promise.resolve();

/** Counts the email, unless it was counted when it was queued; undefined if it does not leave. Throws if it may leave the next day. */
async function countOnce(deps: DeliveryDeps, reader: Reader, letter: QueuedLetter) {
  if (letter.counted) return NOT_COUNTED;
  const { spends, dropped } = emailOf(letter);
  const spending = spends(letter);
  const uncount = await countLetter(deps, reader, spending);
  if (uncount) return uncount;
  if (budgetOf(spending.purpose).waits) throw new Error('too many letters to its address today');
  deps.log.warn({ kind: letter.kind, user: letter.userId }, 'letter not sent: too many to its address');
  await dropped?.(deps.db, letter);
  return undefined;
}

async function readerOf(db: Kysely<DB>, letter: QueuedLetter) {
  const user = await db
    .selectFrom('users')
    .select(['email', 'email_verified', 'unwanted_mail', 'locale'])
    .$narrowType<{ locale: Language }>()
    .where('id', '=', letter.userId)
    .executeTakeFirst();
  if (!user) return undefined;
  const { email, email_verified: confirmed, unwanted_mail: unwanted, locale: language } = user;
  // An email about an address goes to that address, not to the account's.
  if ('to' in letter) return { ...letter.to, unwanted: [], language };
  return { email, confirmed, unwanted, language };
}

async function stopOf(
  { secrets, publicUrl }: DeliveryDeps,
  stopped: Stopped,
  language: Language,
): Promise<Stop> {
  const token = await unsubscribeToken(secrets, stopped);
  const isAll = stopped.group === 'all';
  return {
    label: wordsIn(language).letters.stopLetters[stopped.group],
    url: tokenUrl(publicUrl, '/unsubscribe', token, isAll ? { all: 'true' } : {}),
    oneClickUrl: pageUrl(publicUrl, '/unsubscribe', { token, ...(isAll && { all: 'true' }) }),
  };
}
