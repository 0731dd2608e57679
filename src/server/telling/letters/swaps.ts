import type { Email } from '#server/telling/mail/addressed.ts';
import { spendingOfHome } from '#server/telling/mail/letter-budgets.ts';
import { pageUrl, render, type Letter } from '#server/telling/mail/letter.ts';
import { chorePlace, swapPlace } from '#domain/places.ts';
import { sql, type Kysely } from 'kysely';
import { translateTemplateName, wordsOfType } from '#domain/home-templates.ts';
import type { Language } from '#domain/languages.ts';
import type { SwapStatus } from '#domain/swaps.ts';
import { nameOfDeletedType } from '#server/platform/db/chore-names.ts';
import type { DB } from '#server/platform/db/types.ts';
import { nameForLetter, typedForLetter } from '#server/telling/mail/names.ts';
import { templatesOf } from '#server/platform/db/templates.ts';
import { wordsIn, type Words } from '#words/languages.ts';

type SwapLetter = { userId: string; homeId: string; swapRequestId: string };
/** For a chore whose template the home has deleted. */
const SWAP_ICON = '🔁';

type SwapFacts = NonNullable<Awaited<ReturnType<typeof readSwapFacts>>>;

const readRow = (db: Kysely<DB>, { homeId, swapRequestId }: SwapLetter, status: SwapStatus) =>
  db
    .selectFrom('swap_requests as swap')
    .innerJoin('homes', 'homes.id', 'swap.home_id')
    .innerJoin('memberships as asking', (join) =>
      join.onRef('asking.home_id', '=', 'homes.id').onRef('asking.user_id', '=', 'swap.requester_id'),
    )
    .innerJoin('memberships as asked', (join) =>
      join.onRef('asked.home_id', '=', 'homes.id').onRef('asked.user_id', '=', 'swap.target_user_id'),
    )
    .innerJoin('users as requester', 'requester.id', 'asking.user_id')
    .innerJoin('users as target', 'target.id', 'asked.user_id')
    .select([
      'swap.chore_id as choreId',
      'swap.chore_type as type',
      sql.raw<string | null>(nameOfDeletedType('swap.home_id', 'swap.chore_type')).as('name'),
      'swap.chore_due_date as dueDate',
      'swap.return_chore_type as returnType',
      sql.raw<string | null>(nameOfDeletedType('swap.home_id', 'swap.return_chore_type')).as('returnName'),
      'swap.return_chore_due_date as returnDueDate',
      'swap.exchanged',
      'swap.message',
      'homes.name as home',
      'homes.exchange_automatically as exchanges',
      'requester.id as requesterId',
      'requester.display_name as requester',
      'requester.email as requesterEmail',
      'requester.email_verified as requesterConfirmed',
      'target.display_name as target',
      'target.email as targetEmail',
      'target.email_verified as targetConfirmed',
    ])
    .where('swap.home_id', '=', homeId)
    .where('swap.id', '=', swapRequestId)
    .where('swap.status', '=', status)
    .where('asking.left_at', 'is', null)
    .where('asked.left_at', 'is', null)
    .executeTakeFirst();

/** Reads the facts of an email about a swap; undefined if its status has changed, or either person has left. */
async function readSwapFacts(db: Kysely<DB>, letter: SwapLetter, status: SwapStatus, language: Language) {
  const { builtInTemplates } = wordsIn(language);
  const row = await readRow(db, letter, status);
  if (!row) return undefined;
  const templates = await templatesOf(db, letter.homeId);
  const isToRequester = letter.userId === row.requesterId;
  const isConfirmed = isToRequester ? row.requesterConfirmed : row.targetConfirmed;
  const typed = (text: string) => typedForLetter(text, { isConfirmed });
  const choreOf = (type: string, lastName: string | null, dueDate: string) => {
    const template = templates.find(({ id }) => id === type);
    return {
      name: typed(
        template ? translateTemplateName(template, builtInTemplates) : (lastName ?? wordsOfType(type)),
      ),
      icon: template?.icon,
      minutes: template?.estimatedTime,
      dueDate,
    };
  };
  const { returnType, returnDueDate, message, home, exchanges, exchanged } = row;
  return {
    to: isToRequester
      ? { name: row.requester, address: row.requesterEmail }
      : { name: row.target, address: row.targetEmail },
    requester: nameForLetter(row.requester),
    target: nameForLetter(row.target),
    chore: choreOf(row.type, row.name, row.dueDate),
    inReturn:
      returnType !== null && returnDueDate !== null
        ? choreOf(returnType, row.returnName, returnDueDate)
        : undefined,
    message: message === null ? undefined : typed(message),
    home: typed(home),
    exchanges,
    exchanged,
    choreId: row.choreId,
    homeId: letter.homeId,
    swapRequestId: letter.swapRequestId,
  };
}

type Content = Omit<Letter, 'icon' | 'url'>;

/** Declares an email about a swap that still has this status. It leads to the request, or to the chore in its week on the board. */
const emailOf = <K extends string>(
  status: SwapStatus,
  write: (words: Words['letters'], facts: SwapFacts) => Content & { icon?: string },
): Email<SwapLetter & { kind: K }> => ({
  group: 'swaps',
  spends: spendingOfHome,
  async read(db, letter, sending) {
    const facts = await readSwapFacts(db, letter, status, sending.language);
    if (!facts) return undefined;
    const { homeId, swapRequestId, chore, choreId } = facts;
    const place = choreId === null ? '' : chorePlace(choreId);
    const url =
      status === 'pending'
        ? pageUrl(sending.publicUrl, '/swap-requests', { homeId }, swapPlace(swapRequestId))
        : pageUrl(sending.publicUrl, '/chores', { homeId, week: chore.dueDate, tab: 'all' }, place);
    const content = write(wordsIn(sending.language).letters, facts);
    return { to: facts.to, ...render({ icon: chore.icon ?? SWAP_ICON, url, ...content }, sending) };
  },
});

export const swapEmails = {
  'swap-requested': emailOf<'swap-requested'>('pending', (words, facts) => words.swapRequested(facts)),
  'swap-accepted': emailOf<'swap-accepted'>('accepted', ({ swapAccepted, swapAgreed }, facts) => ({
    icon: '🤝',
    ...(facts.exchanged ? swapAccepted(facts) : swapAgreed(facts)),
  })),
  'swap-declined': emailOf<'swap-declined'>('declined', (words, facts) => words.swapDeclined(facts)),
};
