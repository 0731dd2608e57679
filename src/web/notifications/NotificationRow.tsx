import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { NotificationEntry } from '#contract/notifications.ts';
import { timeAgo } from '#words/days.ts';
import { notificationList } from '#words/notifications.ts';
import { payeeNote } from '#words/payee-notes.ts';
import { OTHER_SIGN, SIGNS } from '#web/notifications/signs.ts';
import { useMe } from '#web/app/session.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { useMinute } from '#web/ui/hooks/clock.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';
import { NoteLine } from '#web/ui/layout/facts-line.tsx';

export function NotificationRow({ entry, isNew }: { entry: NotificationEntry; isNew: boolean }) {
  const { title, message } = entry;
  const now = useMinute();
  const elsewhere = useElsewhere(entry);
  return (
    <li>
      <ToItsPlace entry={entry}>
        <Face entry={entry} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline gap-x-2">
            <p
              className={clsx(
                'min-w-0 flex-[1_1_min-content] text-15 leading-snug',
                isNew ? 'font-bold' : 'font-[550]',
              )}
            >
              {title}
              {isNew && <span className="sr-only"> {notificationList.unread}</span>}
            </p>
            <time
              dateTime={entry.createdAt.toISOString()}
              className="ml-auto shrink-0 text-xs whitespace-nowrap text-ink2"
            >
              {timeAgo(entry.createdAt, now, supportedZone(undefined))}
            </time>
          </div>
          <div className="flex items-start gap-2">
            <p className="min-w-0 flex-1 text-sm leading-snug text-pretty text-ink2">
              <Amounts>{message}</Amounts>
              {elsewhere && <span className="block">{notificationList.switchesTo(elsewhere.name)}</span>}
            </p>
            {isNew && <i aria-hidden className="mt-1.5 size-2 shrink-0 rounded-full bg-accent" />}
          </div>
          <NoteLine notes={notesOf(entry)} className="mt-1" />
        </div>
      </ToItsPlace>
    </li>
  );
}

/** Returns the notes that distinguish a person from one whose name they have copied. */
const notesOf = ({ notes, actor, home }: NotificationEntry) =>
  notes.map((note) => payeeNote(note, { name: actor?.displayName, home: home?.name ?? '' }));

type Elsewhere = NotificationEntry['home'];

/** Names the home of the notification if the screen shows another one. */
function useElsewhere({ home }: NotificationEntry): Elsewhere {
  const me = useMe();
  return home && home.id !== me.homeId ? home : null;
}

const ROW = 'flex w-full gap-3 rounded-md px-2.5 py-2.5';

type ToItsPlaceProps = { entry: NotificationEntry; children: ReactNode };

function ToItsPlace({ entry: { leadsTo, home }, children }: ToItsPlaceProps) {
  if (!leadsTo) return <div className={ROW}>{children}</div>;
  return (
    <Link
      to={leadsTo.page}
      search={{ homeId: home?.id }}
      hash={leadsTo.place}
      className={clsx(ROW, 'hover:bg-sunken')}
    >
      {children}
    </Link>
  );
}

/** The person's picture with a small symbol of the act; only the symbol if it has no person. */
function Face({ entry: { actor, sign, isBad } }: { entry: NotificationEntry }) {
  const Sign = SIGNS[sign] ?? OTHER_SIGN;
  const look = isBad ? 'bg-danger text-on-danger' : 'bg-primary text-on-primary';
  if (!actor)
    return (
      <span aria-hidden className={clsx('grid size-[38px] shrink-0 place-items-center rounded-full', look)}>
        <Sign size={18} />
      </span>
    );
  return (
    <span aria-hidden className="relative h-fit shrink-0">
      <Avatar name={actor.displayName} tone={actor.tone} photo={actor.photoURL} size={38} />
      <span
        className={clsx(
          'absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-full border-2 border-surface',
          look,
        )}
      >
        <Sign size={11} strokeWidth={2.75} />
      </span>
    </span>
  );
}
