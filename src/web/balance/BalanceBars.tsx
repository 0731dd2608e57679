import { clsx } from 'clsx';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { beyondEven, EVEN_WITHIN } from '#domain/balance.ts';
import { balance as words } from '#words/fair.ts';
import type { BalanceRow } from '#web/balance/rows.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** The longest bar leaves so much of the line free, that a tick at its end is seen on both sides. */
const SCALE = 1.08;

type BarsProps = {
  rows: readonly BalanceRow[];
  /** Of the period. */
  days: number;
  /** Short notes, for a narrow line. */
  brief: boolean;
};

/** A bar for what each did, a tick at an even share, a thin one for what waits, all to one scale (docs/product/fair.md 'Bars'). */
export function BalanceBars({ rows, days, brief }: BarsProps) {
  const most = Math.max(1, ...rows.flatMap((row) => [row.minutes, row.evenMinutes, row.waiting]));
  const at = (minutes: number) => `${(100 * minutes) / (most * SCALE)}%`;
  const lived = Math.max(0, ...rows.map(({ daysThere }) => daysThere ?? 0));
  return (
    <>
      <ul className="mt-3.5 grid grid-cols-1 gap-3.5">
        {rows.map((row) => (
          <li key={row.key} className="flex items-center gap-3.5">
            <Face row={row} size={brief ? 36 : 30} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap justify-between gap-x-3 text-[15px] leading-snug">
                <span className="min-w-0 font-[650] wrap-anywhere">{row.name}</span>
                <span className="ml-auto whitespace-nowrap text-ink2">
                  <b className="text-ink">{words.minutes(row.minutes)}</b> · {offEven(row)}
                </span>
              </p>
              <Bar row={row} at={at} />
              <Note row={row} days={days} lived={lived} brief={brief} />
            </div>
          </li>
        ))}
      </ul>
      <ul aria-hidden className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink2">
        <Key text={words.done}>
          <span className={clsx('h-3 w-6', DONE)} />
        </Key>
        <Key text={words.evenShare}>
          <span className={clsx('h-[18px]', TICK)} />
        </Key>
        <Key text={words.waiting}>
          <span className={clsx('w-6', WAITING)} />
        </Key>
      </ul>
      <p className="mt-2 text-sm text-pretty text-ink2">{words.note}</p>
    </>
  );
}

// In forced colours a ground is not painted, and a border is.
const DONE = 'block rounded-full bg-primary forced-colors:border-6';
const TICK = 'block w-[3px] rounded-full bg-accent forced-colors:border-2';
const WAITING = 'block h-[7px] rounded-full border border-line-strong bg-surface';

const Bar = ({ row, at }: { row: BalanceRow; at: (minutes: number) => string }) => (
  <div aria-hidden>
    <div className="relative mt-1.5 h-3 rounded-full bg-sunken">
      <span className={clsx('h-3', DONE)} style={{ width: at(row.minutes) }} />
      {/* The ring parts it from the bar that it stands on. */}
      <span
        className={clsx('absolute -inset-y-[3px] -ml-[1.5px] [box-shadow:0_0_0_2px_var(--surface)]', TICK)}
        style={{ left: at(row.evenMinutes) }}
      />
    </div>
    <div className="mt-1 h-[7px]">
      {row.waiting > 0 && <span className={WAITING} style={{ width: at(row.waiting) }} />}
    </div>
  </div>
);

function offEven(row: BalanceRow): string {
  const minutes = beyondEven(row);
  if (Math.abs(minutes) <= EVEN_WITHIN) return words.even;
  return minutes > 0 ? words.more(minutes) : words.less(-minutes);
}

type NoteProps = { row: BalanceRow; days: number; lived: number; brief: boolean };

/** Why an even share of theirs is less than that of others. */
function Note({ row: { daysThere, daysAway }, days, lived, brief }: NoteProps) {
  if (daysThere === null) return null;
  const [away, here] = brief ? [words.away, words.here] : [words.awayLong, words.hereLong];
  // Where the home is younger than the period, nobody was there for all of it.
  const text =
    daysAway > 0 ? away(daysAway, daysThere) : daysThere < lived ? here(daysThere, days) : undefined;
  return text !== undefined && <p className="mt-0.5 text-sm text-ink2">{text}</p>;
}

const Key = ({ text, children }: { text: string; children: ReactNode }) => (
  <li className="flex items-center gap-2">
    {children}
    {text}
  </li>
);

/** A face, or a sign for several. */
export const Face = ({ row: { person }, size }: { row: BalanceRow; size: number }) =>
  person ? (
    <Avatar name={person.displayName} tone={person.tone} photo={person.photoURL} size={size} />
  ) : (
    <span
      aria-hidden
      className="grid shrink-0 place-items-center rounded-full bg-sunken text-ink2"
      style={{ width: size, height: size }}
    >
      <UsersRound size={size * 0.5} aria-hidden />
    </span>
  );
