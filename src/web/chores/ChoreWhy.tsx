import { clsx } from 'clsx';
import { useRef, useState, useEffect, type RefObject, type ToggleEvent, use } from 'react';
import { useQuery } from '@tanstack/react-query';
import { board, why as words, whySentence } from '#words/chores.ts';
import { layout } from '#words/layout.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { useCloseOnBack } from '#web/ui/hooks/open-windows.ts';
import { api } from '#web/calls/api.ts';
import { choreFace, findPerson } from '#web/homes/faces.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { useMe } from '#web/app/session.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { OfflineText, useConnection } from '#web/ui/hooks/connection.ts';
import { Gap } from '#web/ui/layout/facts-line.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { useToday } from '#web/ui/hooks/clock.ts';

/** The button 'Why me?' on the reader's own open chore. Load it lazily. */
export function ChoreWhy({ chore, className }: { chore: BoardChore; className: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // A press outside closes the popover before the click arrives; a click on the button must not open it again.
  const wasOpen = useRef(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={words.titleOf(chore.name)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => {
          wasOpen.current = open;
        }}
        onClick={() => {
          setOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
        className={clsx('link relative', className)}
      >
        {words.title}
      </button>
      {open && <WhyPopover chore={chore} button={button} onClose={() => setOpen(false)} />}
    </>
  );
}

const WHY_GAP = 8;

/** The height of the longest text. */
const WHY_HEIGHT = 200;

/** Places the popover under the button, or above it if the room is too small, and within the screen. */
function place(box: HTMLElement, button: HTMLElement) {
  const from = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isAbove = from.bottom + WHY_GAP + WHY_HEIGHT > clientHeight;
  // Text that loads later makes it grow away from the button.
  box.style.top = isAbove ? 'auto' : `${from.bottom + WHY_GAP}px`;
  box.style.bottom = isAbove ? `${clientHeight - from.top + WHY_GAP}px` : 'auto';
  box.style.left = `${Math.max(WHY_GAP, Math.min(from.left, clientWidth - box.offsetWidth - WHY_GAP))}px`;
}

type PopoverProps = { chore: BoardChore; button: RefObject<HTMLElement | null>; onClose: () => void };

/** Uses the browser's popover, which handles Escape, clicks outside and the return of focus. Load it lazily. */
function WhyPopover({ chore, button, onClose }: PopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  useCloseOnBack(true, () => popover.current?.hidePopover());
  useEffect(() => {
    const box = popover.current;
    if (!box || !button.current) return undefined;
    box.showPopover();
    place(box, button.current);
    box.focus({ preventScroll: true });
    // On scrolling it would stay where its button was.
    const close = () => box.hidePopover();
    addEventListener('scroll', close, { once: true, capture: true });
    return () => removeEventListener('scroll', close, { capture: true });
  }, [button]);
  const closed = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'closed') onClose();
  };
  return (
    <div
      ref={popover}
      popover="auto"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> is no popover that a click outside closes
      role="dialog"
      aria-label={words.titleOf(chore.name)}
      tabIndex={-1}
      onToggle={closed}
      className="fixed inset-auto m-0 w-80 max-w-[calc(100vw-1rem)] rounded-lg border border-[light-dark(var(--line),var(--line-strong))] bg-surface px-4 py-3 text-15 leading-snug font-normal text-ink shadow-2 outline-none"
    >
      <b className="mb-0.5 block font-semibold">{words.title}</b>
      <ChoreWhyText chore={chore} />
    </div>
  );
}

/** Says why the chore is the reader's (docs/product/fair.md 'Why me?'). Load it lazily. */
export function ChoreWhyText({ chore }: { chore: BoardChore }) {
  const { homeId, id, name } = chore;
  const me = useMe().id;
  const facts = useQuery(api.chores.getWhy.queryOptions({ input: { homeId, choreId: id } }));
  const homeRead = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  const templatesRead = useQuery(templatesQuery(homeId));
  const home = homeRead.data;
  const templates = templatesRead.data ?? [];
  const reads = [facts, homeRead, templatesRead];
  const hasFailed = reads.some((read) => read.isError && !read.data);
  const today = useToday(home?.settings.timeZone);
  const isConnected = useConnection().connection === 'connected';
  const offlineText = use(OfflineText).part;
  const person = (userId: string) => {
    const found = userId === me ? words.you : findPerson(home, userId)?.displayName;
    // A deleted account has this name.
    return found === undefined || found === board.someone ? words.somebody : found;
  };
  const choreOf = (type: string) => choreFace(type, templates).name;
  const isLoaded = facts.data && home && templatesRead.data;
  return (
    <div aria-live="polite">
      {/* The chore was reassigned in the meantime; the board refetches it. */}
      {isLoaded && facts.data.userId === me && (
        <p>
          <Amounts>{whySentence(facts.data.reason, { today, chore: name, person, choreOf })}</Amounts>
        </p>
      )}
      {!isLoaded && hasFailed && (
        <p>
          {isConnected ? words.failed : offlineText}
          <Gap />
          <button
            type="button"
            className="link pointer-coarse:py-3.5"
            onClick={() => void Promise.all(reads.map((read) => read.refetch()))}
          >
            {layout.tryAgain}
          </button>
        </p>
      )}
      {!isLoaded && !hasFailed && (
        <Loading label={words.loading} className="grid gap-1.5 py-1">
          <Skeleton className="h-3.5 rounded-sm" />
          <Skeleton className="h-3.5 w-2/3 rounded-sm" />
        </Loading>
      )}
    </div>
  );
}
