import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { BellRing } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { BetweenUs as Person } from '#contract/settling-up.ts';
import { formatAmount, isAnythingOpen, type Sen } from '#domain/money.ts';
import { withoutAccount } from '#domain/payee-notes.ts';
import { differenceOf, maySettleUp, sumsOf } from '#domain/settling-up.ts';
import { layout } from '#words/layout.ts';
import { paymentPage } from '#words/money.ts';
import { payeeNote } from '#words/payee-notes.ts';
import { betweenUs as words } from '#words/settling-up.ts';
import { api } from '#web/calls/api.ts';
import { useRemindingAll } from '#web/money/use-acts.ts';
import type { useBetweenUs } from '#web/money/use-payments.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { NoteLine } from '#web/ui/layout/facts-line.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';

const SettleUpSheet = lazyWindow(() => import('#web/money/SettleUpSheet.tsx'), 'SettleUpSheet');

type SumsProps = { open: { owed: Sen; owes: Sen } | undefined };

/** The open sums of the whole list. */
export const Sums = ({ open }: SumsProps) => (
  <div className="flex @max-[15rem]:flex-col">
    <Sum label={paymentPage.owed} amount={open?.owed} tone="text-link" />
    <Sum
      label={paymentPage.owes}
      amount={open?.owes}
      tone="text-danger"
      className="border-line @min-[15rem]:border-l @max-[15rem]:border-t"
    />
  </div>
);

type SumProps = { label: string; amount: Sen | undefined; tone: string; className?: string };

const Sum = ({ label, amount, tone, className }: SumProps) => (
  <fieldset aria-label={label} className={clsx('min-w-0 flex-1 px-3.5 py-3', className)}>
    <b
      className={clsx(
        'block text-22 leading-7 font-[750] tracking-[-.02em]',
        amount === undefined || amount === 0 ? 'text-ink3' : tone,
      )}
    >
      {amount === undefined ? paymentPage.unknown : formatAmount(amount)}
    </b>
    <span className="block text-13 text-ink2">{label}</span>
  </fieldset>
);

type BetweenUsProps = SumsProps & { homeId: string; me: string; found: ReturnType<typeof useBetweenUs> };

/**
 * What the reader owes and is owed, in all and by each person with open money (docs/product/settling-up.md 'Between
 * us'). Without open money there is none.
 */
export function BetweenUs({ homeId, me, open, found }: BetweenUsProps) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  const sheet = useOpening<string>();
  const person = found.data?.people.find(({ userId }) => userId === sheet.opening.about);
  // Nothing leaves while the reader looks, so that what is below does not move under the finger.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const owing = found.data?.people.filter(({ lines }) => lines.length > 0) ?? [];
  const fresh = owing.filter(({ userId }) => !seen.has(userId));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map(({ userId }) => userId)]));
  const [wasOpen, setWasOpen] = useState(false);
  if (open && isAnythingOpen(open) && !wasOpen) setWasOpen(true);
  const people = found.data?.people.filter(({ userId }) => seen.has(userId));
  // Without the sums the people are still known, or that they could not be read.
  if (!wasOpen && (open || (seen.size === 0 && !found.isError))) return null;
  return (
    <section aria-labelledby={headingId} className="card @container min-w-0">
      <h2 id={headingId} className="px-3.5 pt-3 text-15 leading-tight font-bold">
        {words.title}
      </h2>
      <Sums open={open} />
      {found.isError && !found.data && (
        <div className="border-t border-line">
          <PartFailed
            text={words.loadFailed}
            again={layout.tryAgain}
            busy={found.isFetching}
            onAgain={() => void found.refetch()}
          />
        </div>
      )}
      {people && people.length > 0 && (
        <ul ref={list} tabIndex={-1} className="grid grid-cols-1 outline-none @min-[44rem]:grid-cols-2">
          {people.map((each) => (
            <Row
              key={each.userId}
              homeId={homeId}
              me={me}
              person={each}
              home={home.data?.name ?? ''}
              onSettle={() => sheet.open(each.userId)}
            />
          ))}
        </ul>
      )}
      {person && (
        <SettleUpSheet
          opening={sheet.opening}
          onClose={sheet.close}
          {...{ homeId, me, person }}
          focusAfter={() => list.current}
        />
      )}
    </section>
  );
}

/** Says who owes. */
function textOf(difference: Sen): string {
  if (difference === 0) return words.even;
  return difference > 0 ? words.owes : words.owed;
}

type RowProps = { homeId: string; me: string; person: Person; home: string; onSettle: () => void };

function Row({ homeId, me, person, home, onSettle }: RowProps) {
  const { owes, owed } = sumsOf(me, person.lines);
  const difference = differenceOf({ owes, owed });
  const name = person.displayName;
  const free = person.lines.filter(({ waits }) => !waits);
  return (
    <li className="flex min-h-[58px] flex-wrap border-t border-line @min-[44rem]:odd:border-r items-center justify-end gap-x-2.5 gap-y-1 py-1.5 pr-1.5 pl-3.5">
      <span className="flex min-w-0 flex-[999_1_min(9rem,100%)] items-center gap-3">
        <span className="@max-[15rem]:hidden">
          <Avatar name={name} tone={person.tone} photo={person.photoURL} size={34} />
        </span>
        <span className="min-w-0 leading-snug">
          <span className="block text-15 font-semibold">{name}</span>
          <span className="block text-13 text-ink2">
            {textOf(difference)}{' '}
            {difference !== 0 && (
              <b
                className={clsx(
                  'font-semibold whitespace-nowrap',
                  difference > 0 ? 'text-danger' : 'text-link',
                )}
              >
                {formatAmount(Math.abs(difference))}
              </b>
            )}
          </span>
          {owes > 0 && owed > 0 && (
            <span className="block text-13 text-ink2">
              <Amounts>{words.both(owes, owed)}</Amounts>
            </span>
          )}
        </span>
      </span>
      {maySettleUp(me, free) ? (
        <Button
          size="small"
          variant="soft"
          className="@max-[15rem]:grow"
          {...SettleUpSheet.preloadProps}
          aria-label={words.settleUpWith(name)}
          onClick={onSettle}
        >
          {words.settleUp}
        </Button>
      ) : (
        !person.isGone && free.some(({ userId }) => userId !== me) && <Remind {...{ homeId, person }} />
      )}
      <NoteLine
        notes={withoutAccount(person.notes).map((note) => payeeNote(note, { name, home }))}
        className="w-full pb-1.5"
      />
    </li>
  );
}

function Remind({ homeId, person }: { homeId: string; person: Person }) {
  const reminding = useRemindingAll(homeId);
  return (
    <Button
      size="small"
      variant="ghost"
      className="px-3! @max-[15rem]:grow"
      icon={<BellRing size={16} aria-hidden />}
      aria-label={words.remindThem(person.displayName)}
      busy={reminding.isPending}
      onClick={() => reminding.mutate(person.userId)}
    >
      {words.remind}
    </Button>
  );
}
