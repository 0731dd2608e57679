import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useRef } from 'react';
import type { BetweenUs as Person } from '#contract/settling-up.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { withoutAccount } from '#domain/payee-notes.ts';
import { differenceOf, maySettleUp, sumsOf } from '#domain/settling-up.ts';
import { payeeNote } from '#words/payee-notes.ts';
import { betweenUs as words } from '#words/settling-up.ts';
import { api } from '#web/calls/api.ts';
import { RegionRead } from '#web/money/FoldedMoneyPart.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { NoteLine } from '#web/ui/layout/facts-line.tsx';

const SettleUpSheet = lazyWindow(() => import('#web/money/SettleUpSheet.tsx'), 'SettleUpSheet');

/** Lists for each housemate what both owe each other, and the difference (docs/product/settling-up.md 'Between us'). */
export function BetweenUs({ homeId, me }: { homeId: string; me: string }) {
  const list = useRef<HTMLUListElement>(null);
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  const found = useQuery(api.settlingUp.getBetweenUs.queryOptions({ input: { homeId } }));
  const sheet = useOpening<string>();
  const person = found.data?.people.find(({ userId }) => userId === sheet.opening.about);
  return (
    <>
      <RegionRead
        query={found}
        failed={words.loadFailed}
        empty={words.alone}
        isEmpty={({ people }) => people.length === 0}
      >
        {({ people }) => (
          <ul ref={list} tabIndex={-1} className="-my-3 divide-y divide-line outline-none">
            {people.map((each) => (
              <Row
                key={each.userId}
                me={me}
                person={each}
                home={home.data?.name ?? ''}
                onSettle={() => sheet.open(each.userId)}
              />
            ))}
          </ul>
        )}
      </RegionRead>
      {person && (
        <SettleUpSheet
          opening={sheet.opening}
          onClose={sheet.close}
          {...{ homeId, me, person }}
          focusAfter={() => list.current}
        />
      )}
    </>
  );
}

/** Says who owes, with both sums if both do. */
function textsOf(owes: Sen, owed: Sen): string {
  if (owes > 0 && owed > 0) return words.both(owes, owed);
  if (owes > 0) return words.owes;
  return owed > 0 ? words.owed : words.even;
}

type RowProps = { me: string; person: Person; home: string; onSettle: () => void };

function Row({ me, person, home, onSettle }: RowProps) {
  const { owes, owed } = sumsOf(me, person.lines);
  const difference = differenceOf({ owes, owed });
  const name = person.displayName;
  const free = person.lines.filter(({ waits }) => !waits);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2.5 py-3">
      <Avatar name={name} tone={person.tone} photo={person.photoURL} size={34} />
      <span className="min-w-0 flex-[999_1_8rem] leading-snug">
        <span className="block text-15 font-semibold">{name}</span>
        <span className="block text-sm text-ink2">
          <Amounts>{textsOf(owes, owed)}</Amounts>
        </span>
      </span>
      <b
        className={clsx(
          'text-17 font-bold whitespace-nowrap',
          difference > 0 ? 'text-danger' : difference < 0 ? 'text-link' : 'font-semibold text-ink2',
        )}
      >
        {formatAmount(Math.abs(difference))}
      </b>
      <NoteLine
        notes={withoutAccount(person.notes).map((note) => payeeNote(note, { name, home }))}
        className="w-full"
      />
      {maySettleUp(me, free) && (
        <Button
          size="small"
          variant="soft"
          className="max-sm:w-full"
          {...SettleUpSheet.preloadProps}
          onClick={onSettle}
        >
          {words.settleUpWith(name)}
        </Button>
      )}
    </li>
  );
}
