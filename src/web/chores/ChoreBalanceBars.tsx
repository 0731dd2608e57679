import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { minutesAboveEven, EVEN_WITHIN } from '#domain/balance.ts';
import { balance as words } from '#words/balance.ts';
import type { BalanceRow } from '#web/chores/balance-rows.ts';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';

/** The longest bar leaves this much of the line free, so that a tick at its end is visible on both sides. */
const SCALE = 1.08;

type BarsProps = {
  rows: readonly BalanceRow[];
  days: number;
  /** Uses short notes, for narrow lines. */
  brief: boolean;
};

/**
 * An SVG per member: a bar for the chores done, a tick at an even share and a thin bar for what waits, all to one scale
 * (docs/product/fair.md 'Verdict and bars').
 */
export function ChoreBalanceBars({ rows, days, brief }: BarsProps) {
  const most = Math.max(1, ...rows.flatMap((row) => [row.minutes, row.evenMinutes, row.waiting]));
  const at = (minutes: number) => `${(100 * minutes) / (most * SCALE)}%`;
  const lived = Math.max(0, ...rows.map(({ daysThere }) => daysThere ?? 0));
  return (
    <>
      <ul className="mt-3.5 grid grid-cols-1 gap-3.5">
        {rows.map((row) => (
          <li key={row.key} className="flex items-center gap-3.5">
            <span className="@max-[15rem]:hidden">
              <Face row={row} size={brief ? 36 : 30} />
            </span>
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap justify-between gap-x-3 text-15 leading-snug">
                <span className="min-w-0 font-[650]">{row.name}</span>
                <FactsLine
                  of={[
                    <b key="minutes" className="text-ink">
                      {words.minutes(row.minutes)}
                    </b>,
                    offEven(row),
                  ]}
                  className="ml-auto min-w-0 text-ink2"
                />
              </p>
              <Bar row={row} at={at} />
              <Note row={row} days={days} lived={lived} brief={brief} />
            </div>
          </li>
        ))}
      </ul>
      <ul aria-hidden className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink2">
        <Key text={words.done}>
          <svg width={24} height={DONE_H}>
            <Done width="24px" />
          </svg>
        </Key>
        <Key text={words.evenShare}>
          <svg width={TICK_W + 2 * TICK_RING} height={TICK_H}>
            <EvenShare at={`${TICK_W / 2 + TICK_RING}`} />
          </svg>
        </Key>
        <Key text={words.waiting}>
          <svg width={24} height={WAITING_H}>
            <Waiting width="24px" />
          </svg>
        </Key>
      </ul>
      <p className="mt-2 text-sm text-pretty text-ink2">{words.note}</p>
    </>
  );
}

const DONE_H = 12;
const TICK_W = 3;
const TICK_H = 18;
/** Separates the tick from the bar below it. */
const TICK_RING = 2;
const WAITING_H = 7;
/** Between the end of the tick and the thin bar. */
const WAITING_GAP = 1;

type Length = { width: string };

const Done = ({ width }: Length) => (
  <rect height={DONE_H} rx={DONE_H / 2} fill="var(--primary)" style={{ width }} />
);

const EvenShare = ({ at }: { at: string }) => (
  <rect
    x={at}
    width={TICK_W}
    height={TICK_H}
    rx={TICK_W / 2}
    transform={`translate(${-TICK_W / 2})`}
    fill="var(--accent)"
    stroke="var(--surface)"
    strokeWidth={2 * TICK_RING}
    paintOrder="stroke"
  />
);

// Its outline is inside its width.
const Waiting = ({ width }: Length) => (
  <rect
    x={0.5}
    y={0.5}
    height={WAITING_H - 1}
    rx={(WAITING_H - 1) / 2}
    fill="var(--surface)"
    stroke="var(--line-strong)"
    style={{ width: `calc(${width} - 1px)` }}
  />
);

const Bar = ({ row, at }: { row: BalanceRow; at: (minutes: number) => string }) => (
  <svg aria-hidden className="mt-1 block w-full overflow-visible" height={TICK_H + WAITING_GAP + WAITING_H}>
    <svg y={(TICK_H - DONE_H) / 2}>
      <rect width="100%" height={DONE_H} rx={DONE_H / 2} fill="var(--sunken)" />
      <Done width={at(row.minutes)} />
    </svg>
    <EvenShare at={at(row.evenMinutes)} />
    <svg y={TICK_H + WAITING_GAP}>{row.waiting > 0 && <Waiting width={at(row.waiting)} />}</svg>
  </svg>
);

function offEven(row: BalanceRow): string {
  const minutes = minutesAboveEven(row);
  if (Math.abs(minutes) <= EVEN_WITHIN) return words.even;
  return minutes > 0 ? words.more(minutes) : words.less(-minutes);
}

type NoteProps = { row: BalanceRow; days: number; lived: number; brief: boolean };

function Note({ row: { daysThere, daysAway }, days, lived, brief }: NoteProps) {
  if (daysThere === null) return null;
  const [away, here] = brief ? [words.away, words.here] : [words.awayLong, words.hereLong];
  // If the home is younger than the period, no one was there for all of it.
  const text =
    daysAway > 0 ? away(daysAway, daysThere) : daysThere < lived ? here(daysThere, days) : undefined;
  return (
    text !== undefined && (
      <p className="mt-0.5 text-sm text-ink2">
        <Amounts>{text}</Amounts>
      </p>
    )
  );
}

const Key = ({ text, children }: { text: string; children: ReactNode }) => (
  <li className="flex items-center gap-2">
    {children}
    {text}
  </li>
);

/** A member's picture, or a symbol for several former members. */
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
