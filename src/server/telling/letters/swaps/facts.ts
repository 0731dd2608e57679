import { sql, type Kysely } from 'kysely';
import { nameInWords, typeInWords } from '#domain/home-templates.ts';
import type { Language } from '#domain/languages.ts';
import { chorePlace } from '#domain/places.ts';
import type { SwapStatus } from '#domain/swaps.ts';
import { nameOfDeletedType } from '#server/platform/db/chore-names.ts';
import type { DB } from '#server/platform/db/types.ts';
import { pageUrl } from '#server/telling/mail/letter.ts';
import { nameForLetter, typedForLetter } from '#server/telling/mail/names.ts';
import { templatesOf } from '#server/platform/db/templates.ts';
import { wordsIn } from '#words/languages.ts';

export type SwapLetter = { userId: string; homeId: string; swapRequestId: string };
/** Where the home no longer has the chore's template. */
export const SWAP_ICON = '🔁';

export type SwapFacts = NonNullable<Awaited<ReturnType<typeof readSwapFacts>>>;

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

/** What a letter about a swap says; nothing once its status is another, or either of the two has left. */
export async function readSwapFacts(
  db: Kysely<DB>,
  letter: SwapLetter,
  status: SwapStatus,
  language: Language,
) {
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
      name: typed(template ? nameInWords(template, builtInTemplates) : (lastName ?? typeInWords(type))),
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

/** The chore on the board of the home, in its week; where it is gone, the week. */
export const boardUrl = (publicUrl: string, { homeId, chore, choreId }: SwapFacts) =>
  pageUrl(
    publicUrl,
    '/chores',
    { homeId, week: chore.dueDate, tab: 'all' },
    choreId === null ? '' : chorePlace(choreId),
  );
