import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { swapPlace } from '#domain/places.ts';
import type { SwapAction } from '#domain/swaps.ts';
import { dayShort, relativeDate, timeAgo } from '#words/days.ts';
import { swapCard as words, swapStatuses } from '#words/swaps.ts';
import type { MovedChore, SwapShown } from '#web/swaps/use-swap-requests.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { useFold } from '#web/ui/hooks/use-fold.ts';

/** A no-break space, so that no line ends in the middle of a date. */
const UNBROKEN = '\u00A0';

export type SwapClock = { now: number; today: string; timeZone: string };
export type SwapAnswering = {
  onAnswer: (swapRequestId: string, action: SwapAction) => Promise<unknown>;
  /** The id of the request that is being accepted. */
  accepting: string | undefined;
};

const sentence = ({ incoming, other }: SwapShown) =>
  incoming ? words.incoming(other?.displayName) : words.outgoing(other?.displayName);

type OpenProps = SwapAnswering & {
  swap: SwapShown;
  clock: SwapClock;
  exchanges: boolean;
  /** It was answered, and leaves. */
  isFolding: boolean;
};

export function OpenSwap({ swap, clock, exchanges, isFolding, ...answering }: OpenProps) {
  const row = useFold<HTMLLIElement>(isFolding);
  return (
    <li ref={row} id={swapPlace(swap.id)} tabIndex={-1} className="card shrink-0 p-4 sm:p-5">
      <Head swap={swap} clock={clock} />
      {swap.message !== null && (
        <blockquote className="mt-3 text-15 leading-snug text-pretty whitespace-pre-line text-ink2 sm:ml-[52px]">
          {words.quoted(swap.message)}
        </blockquote>
      )}
      <Moves {...swap} />
      {!exchanges && <p className="mt-2.5 text-sm text-ink2">{words.nothingMoves}</p>}
      {swap.isOpen && <Answers swap={swap} {...answering} />}
    </li>
  );
}

export function AnsweredSwap({ swap, clock }: { swap: SwapShown; clock: SwapClock }) {
  const named = ({ name, dueDate }: MovedChore) =>
    words.named(name, relativeDate(dueDate, clock.today).replace(' ', UNBROKEN));
  const whose = swap.incoming ? words.askedOfYou : words.askedByYou;
  const asked = whose(
    named(swap.chore),
    swap.returnChore && named(swap.returnChore),
    swap.other?.displayName,
  );
  return (
    <li id={swapPlace(swap.id)} tabIndex={-1} className="px-4 py-3.5 sm:px-5">
      <Head
        swap={swap}
        clock={clock}
        more={[asked, ...(swap.status === 'accepted' ? [movedText(swap)] : [])]}
      />
      {swap.whyEnded !== undefined && (
        <p className="mt-0.5 ml-11 text-sm text-pretty text-ink2">{swap.whyEnded}</p>
      )}
    </li>
  );
}

function movedText({ exchanged, returnChore }: SwapShown): string {
  if (!exchanged) return words.notMoved;
  return returnChore ? words.moved : words.movedOne;
}

type HeadProps = { swap: SwapShown; clock: SwapClock; more?: readonly string[] };

/** Whose request it is, when it was sent and its state; with `more` it is a row of its own. */
function Head({ swap, clock, more }: HeadProps) {
  const { other, status, createdAt } = swap;
  return (
    <div className="flex items-start gap-3">
      <Avatar
        name={other?.displayName ?? ''}
        tone={other?.tone ?? 'leaf'}
        photo={other?.photoURL}
        size={more ? 32 : 40}
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3
            className={
              more
                ? 'min-w-min flex-[1_1_9rem] text-15 leading-snug font-semibold'
                : 'min-w-min flex-[1_1_9rem] leading-snug font-[650]'
            }
          >
            {sentence(swap)}
          </h3>
          <Status state={status}>{swapStatuses[status]}</Status>
        </div>
        <p className="text-sm text-pretty text-ink2">
          <FactsLine
            of={[
              <time key="ago" dateTime={createdAt.toISOString()}>
                {timeAgo(createdAt, clock.now, clock.timeZone)}
              </time>,
              ...(more ?? []),
            ]}
          />
        </p>
      </div>
    </div>
  );
}

function Answers({ swap, onAnswer, accepting }: SwapAnswering & { swap: SwapShown }) {
  const answer = (action: SwapAction) => () => void onAnswer(swap.id, action);
  return (
    <div className="mt-4 flex flex-wrap gap-3 max-sm:*:flex-[1_1_6rem] sm:justify-end">
      {swap.incoming ? (
        <>
          <Button variant="outline" sends onClick={answer('reject')}>
            {words.reject}
          </Button>
          <Button busy={accepting === swap.id} onClick={answer('accept')}>
            {words.accept}
          </Button>
        </>
      ) : (
        <Button variant="outline" sends onClick={answer('cancel')}>
          {words.cancel}
        </Button>
      )}
    </div>
  );
}

/** Says what changes hands from the reader's point of view, before they press Accept. */
function Moves({ incoming, other, chore, returnChore }: SwapShown) {
  const take = (
    <Move
      title={words.youTake}
      icon={<ArrowDownLeft size={15} aria-hidden />}
      chore={incoming ? chore : returnChore}
      none={words.nothingInReturn}
    />
  );
  const handOver = (
    <Move
      title={words.youHandOver}
      icon={<ArrowUpRight size={15} aria-hidden />}
      chore={incoming ? returnChore : chore}
      none={words.favour(other?.displayName)}
    />
  );
  return (
    <div data-exchange={returnChore && true} className="group relative mt-3.5">
      <dl className="grid grid-cols-1 gap-1.5 sm:grid-cols-2">
        {incoming ? take : handOver}
        {incoming ? handOver : take}
      </dl>
      {returnChore && (
        <span
          aria-hidden
          className="absolute top-1/2 left-1/2 grid size-8 -translate-1/2 place-items-center rounded-full border border-line bg-surface text-ink2 max-sm:hidden"
        >
          <ArrowLeftRight size={15} />
        </span>
      )}
    </div>
  );
}

type MoveProps = { title: string; icon: ReactNode; chore: MovedChore | undefined; none: string };

const Move = ({ title, icon, chore, none }: MoveProps) => (
  <div className="min-w-0 rounded-md bg-sunken px-3.5 pt-2.5 pb-3 sm:px-4 sm:group-data-exchange:even:pl-7">
    <dt className="mb-2 flex items-center gap-1.5 text-13 font-semibold text-ink2">
      {icon}
      {title}
    </dt>
    {chore ? (
      <dd className="flex items-center gap-3">
        <Tile icon={chore.icon} size={40} raised />
        <span className="min-w-0 leading-snug">
          <span className="block text-15 font-[650]">{chore.name}</span>
          <FactsLine of={[words.day(dayShort(chore.dueDate), chore.minutes)]} className="text-sm text-ink2" />
        </span>
      </dd>
    ) : (
      <dd className="flex items-center text-15 leading-snug text-ink2 sm:min-h-10">{none}</dd>
    )}
  </div>
);
