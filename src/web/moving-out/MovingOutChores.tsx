import { useState } from 'react';
import type { Member, MovingOutList } from '#contract/homes.ts';
import { dayShort } from '#words/days.ts';
import { endingSwaps, reassignedChores } from '#words/moving-out.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { Link } from '@tanstack/react-router';

/** So many are shown at first. The button appears only if it hides at least HIDDEN_AT_LEAST. */
const AT_FIRST = 10;
const HIDDEN_AT_LEAST = 3;

type ReassignedChoresProps = {
  chores: MovingOutList['chores'];
  members: readonly Member[];
  nameOf: (type: string) => string;
};

/** The members who would get each open chore (docs/product/moving-out.md 'Chores'). */
export function ReassignedChores({ chores, members, nameOf }: ReassignedChoresProps) {
  const byPerson = Map.groupBy(chores, ({ assignedTo }) => assignedTo);
  return (
    <>
      <p className="text-15 text-ink2">{reassignedChores.text}</p>
      <ul className="mt-1 divide-y divide-line">
        {members
          .filter(({ userId }) => byPerson.has(userId))
          .map((member) => (
            <OfOne
              key={member.userId}
              member={member}
              chores={byPerson.get(member.userId) ?? []}
              nameOf={nameOf}
            />
          ))}
      </ul>
    </>
  );
}

type OfOneProps = { member: Member; chores: MovingOutList['chores']; nameOf: (type: string) => string };

function OfOne({ member, chores, nameOf }: OfOneProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isShort = chores.length < AT_FIRST + HIDDEN_AT_LEAST;
  const shown = showsAll || isShort ? chores : chores.slice(0, AT_FIRST);
  return (
    <li className="flex items-start gap-3 py-2.5 last:pb-1">
      <Avatar name={member.displayName} tone={member.tone} photo={member.photoURL} size={34} />
      <div className="min-w-0 flex-1">
        <h3 className="text-15 leading-snug font-semibold">
          {reassignedChores.gets(member.displayName, chores.length)}
        </h3>
        <ul className="text-sm leading-relaxed text-ink2">
          {shown.map(({ id, type, dueDate }) => (
            <li key={id}>
              <Amounts>{reassignedChores.chore(nameOf(type), dayShort(dueDate))}</Amounts>
            </li>
          ))}
        </ul>
        {shown.length < chores.length && (
          <Button size="small" variant="ghost" className="-ml-4" onClick={() => setShowsAll(true)}>
            {reassignedChores.showAll(chores.length)}
          </Button>
        )}
      </div>
    </li>
  );
}

type EndingSwapsProps = {
  swaps: MovingOutList['swaps'];
  nameOf: (type: string) => string;
  personOf: (userId: string) => string;
};

/** The requests that end with leaving (docs/product/moving-out.md 'Swaps'). */
export function EndingSwaps({ swaps, nameOf, personOf }: EndingSwapsProps) {
  return (
    <>
      <p className="text-ink2">{endingSwaps.text}</p>
      <ul className="mt-1 divide-y divide-line">
        {swaps.map(({ id, byMe, otherId, type, dueDate }) => (
          <li key={id} className="py-2 text-15 leading-snug">
            <Amounts>
              {(byMe ? endingSwaps.byMe : endingSwaps.byThem)(
                personOf(otherId),
                nameOf(type),
                dayShort(dueDate),
              )}
            </Amounts>
          </li>
        ))}
      </ul>
      <Link
        to="/swap-requests"
        className={buttonLook({ variant: 'outline', size: 'small', className: 'mt-1' })}
      >
        {endingSwaps.see}
      </Link>
    </>
  );
}
