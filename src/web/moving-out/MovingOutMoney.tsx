import { BanknoteArrowUp } from 'lucide-react';
import type { BetweenUs, ShareBetweenUs } from '#contract/settling-up.ts';
import type { Day } from '#domain/days.ts';
import { formatAmount } from '#domain/money.ts';
import { isReminderDue } from '#domain/moving-out.ts';
import { withoutAccount } from '#domain/payee-notes.ts';
import { differenceOf, maySettleUp, sumsOf } from '#domain/settling-up.ts';
import { openMoney as words } from '#words/moving-out.ts';
import { payeeNote } from '#words/payee-notes.ts';
import { MovingOutOwed } from '#web/moving-out/MovingOutOwed.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { NoteLine } from '#web/ui/layout/facts-line.tsx';

const isFree = ({ waits }: ShareBetweenUs) => !waits;

type PersonProps = { person: BetweenUs; nameId?: string; text: string; amount: number };

const Person = ({ person, nameId, text, amount }: PersonProps) => (
  <>
    <Avatar name={person.displayName} tone={person.tone} photo={person.photoURL} size={34} />
    <span className="min-w-0 flex-[999_1_8rem] leading-snug">
      <span id={nameId} className="block text-15 font-semibold">
        {person.displayName}
      </span>
      <span className="block text-sm text-ink2">
        <Amounts>{text}</Amounts>
      </span>
    </span>
    <b className="whitespace-nowrap">{formatAmount(amount)}</b>
  </>
);

type OweProps = {
  me: string;
  home: string;
  people: readonly BetweenUs[];
  /** Whether each row has its button; a single one stands beside the sum. */
  maySettle: boolean;
  onSettle: (person: BetweenUs) => void;
};

/** The people whom the reader has to pay, each by one payment (docs/product/moving-out.md 'Money'). */
export function WhatIOwe({ me, home, people, maySettle, onSettle }: OweProps) {
  return (
    <ul className="divide-y divide-line">
      {people.map((person) => {
        const free = person.lines.filter(isFree);
        const sums = sumsOf(me, person.lines);
        const text =
          free.length === 0
            ? words.beingChecked
            : sums.owed > 0
              ? words.bothWays(sums.owes, sums.owed)
              : free.length === 1
                ? words.lines(1)
                : words.byOnePayment(free.length);
        return (
          <li key={person.userId} className="flex flex-wrap items-center gap-x-3 gap-y-2.5 py-2.5 last:pb-1">
            <Person person={person} text={text} amount={differenceOf(sums)} />
            <NoteLine
              notes={withoutAccount(person.notes).map((note) =>
                payeeNote(note, { name: person.displayName, home }),
              )}
              className="w-full"
            />
            {maySettle && maySettleUp(me, free) && (
              <Button
                icon={<BanknoteArrowUp size={17} aria-hidden />}
                className="max-sm:w-full sm:min-h-9 sm:px-4 sm:text-sm"
                sends
                onClick={() => onSettle(person)}
              >
                {words.settleUpWith(person.displayName)}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type OwedProps = {
  homeId: string;
  me: string;
  today: Day;
  people: readonly BetweenUs[];
};

/** The people who have to pay the reader, one row each (docs/product/moving-out.md 'Money'). */
export function WhatIAmOwed({ homeId, me, today, people }: OwedProps) {
  return (
    <ul className="divide-y divide-line">
      {people.map((person) => {
        const lines = person.lines.filter(({ userId }) => userId === person.userId);
        const { owes, owed } = sumsOf(me, person.lines);
        const free = lines.filter(isFree);
        const reminded = free
          .flatMap(({ remindedOn }) => remindedOn ?? [])
          .toSorted()
          .at(-1);
        const nameId = `owed-by-${person.userId}`;
        const isBothWays = owes > 0;
        const text = words.owed({
          // For one share the reminder says enough.
          lines: isBothWays || (lines.length === 1 && reminded !== undefined) ? undefined : lines.length,
          both: isBothWays ? { owes, owed } : undefined,
          toCheck: lines.length - free.length,
          reminded,
        });
        return (
          <li key={person.userId} className="flex flex-wrap items-center gap-x-3 gap-y-2.5 py-2.5 last:pb-1">
            <Person {...{ person, nameId }} text={text} amount={owed - owes} />
            <MovingOutOwed {...{ homeId, person, nameId }} mayRemind={isReminderDue(today, reminded)} />
          </li>
        );
      })}
    </ul>
  );
}
