import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, FileDown, HandCoins, ListChecks, WalletMinimal } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Home, MovingOutList } from '#contract/homes.ts';
import { dayOf } from '#domain/days.ts';
import { wordsOfType } from '#domain/home-templates.ts';
import { moneyToSettle } from '#domain/moving-out.ts';
import { withoutAccount } from '#domain/payee-notes.ts';
import { maySettleUp } from '#domain/settling-up.ts';
import { dayShort } from '#words/days.ts';
import { layout } from '#words/layout.ts';
import { endingSwaps, reassignedChores, movingOut as words, openMoney, ownData } from '#words/moving-out.ts';
import { api } from '#web/calls/api.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { BackLink } from '#web/app/BackLink.tsx';
import { NoHome } from '#web/homes/NoHome.tsx';
import type { Left } from '#web/moving-out/Goodbye.tsx';
import { OwnData, LeavingQuestion } from '#web/moving-out/MovingOutLeaving.tsx';
import { MovingOutPart, MOVING_OUT_LIST, partElement } from '#web/moving-out/MovingOutPart.tsx';
import { useMe } from '#web/app/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { lazyPart, lazyWindow, LoadingPart, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { INDEX_ROWS } from '#web/ui/layout/rows.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { useToday } from '#web/ui/hooks/clock.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';
import { PRELOAD_DELAY_MS, whenIdle } from '#web/ui/hooks/when-idle.ts';

const Goodbye = lazyPart(() => import('#web/moving-out/Goodbye.tsx'), 'Goodbye');
const WhatIOwe = lazyPart(() => import('#web/moving-out/MovingOutMoney.tsx'), 'WhatIOwe');
const WhatIAmOwed = lazyPart(() => import('#web/moving-out/MovingOutMoney.tsx'), 'WhatIAmOwed');
const EndingSwaps = lazyPart(() => import('#web/moving-out/MovingOutChores.tsx'), 'EndingSwaps');
const ReassignedChores = lazyPart(() => import('#web/moving-out/MovingOutChores.tsx'), 'ReassignedChores');
const SettleUpSheet = lazyWindow(() => import('#web/money/SettleUpSheet.tsx'), 'SettleUpSheet');

/** Lists all that a member has open in the home, and asks whether to leave it (docs/product/moving-out.md 'The list'). */
export function MovingOut() {
  const { homeId } = useMe();
  const [left, setLeft] = useState<Left>();
  useEffect(
    () => whenIdle([Goodbye.preload, WhatIOwe.preload, ReassignedChores.preload], PRELOAD_DELAY_MS),
    [],
  );
  if (left)
    return (
      <Suspense
        fallback={
          <LoadingPart>
            <ListSkeleton />
          </LoadingPart>
        }
      >
        <Goodbye left={left} />
      </Suspense>
    );
  if (homeId === null) return <NoHome text={words.noHome} />;
  return (
    <div className="mx-auto max-w-[640px]">
      <BackLink to="/home-management">{layout.homeManagement}</BackLink>
      <OfHome key={homeId} homeId={homeId} onLeft={setLeft} />
    </div>
  );
}

type Leaves = { onLeft: (left: Left) => void };

function OfHome({ homeId, onLeft }: Leaves & { homeId: string }) {
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  const templates = useQuery(templatesQuery(homeId));
  const found = useQuery(api.homes.getMovingOut.queryOptions({ input: { homeId } }));
  const read = [home, templates, found];
  if (home.data && found.data && templates.data)
    return (
      <List
        home={home.data}
        movingOut={found.data}
        nameOf={(type) => templates.data.find(({ id }) => id === type)?.name ?? wordsOfType(type)}
        onLeft={onLeft}
      />
    );
  if (read.some(({ isPending }) => isPending)) return <ListSkeleton />;
  return (
    <div className="card mt-3">
      <PartFailed
        text={words.loadFailed}
        again={layout.tryAgain}
        busy={read.some(({ isFetching }) => isFetching)}
        onAgain={() => void Promise.all(read.map((query) => query.refetch()))}
      />
    </div>
  );
}

const ListSkeleton = () => (
  <Loading label={words.loading} className="mt-1 grid gap-3.5">
    <Skeleton className="h-14 w-3/4 rounded-lg" />
    <Skeleton className="h-72 rounded-lg" />
    <Skeleton className="h-44 rounded-lg" />
  </Loading>
);

type ListProps = Leaves & { home: Home; movingOut: MovingOutList; nameOf: (type: string) => string };

function List({ home, movingOut, nameOf, onLeft }: ListProps) {
  const me = useMe().id;
  const { people, chores, swaps, dataDownloadedAt } = movingOut;
  const money = moneyToSettle(me, people);
  const { owesSum, owedSum } = money;
  const facts = useRef<HTMLDivElement>(null);
  const [firstSwap] = swaps;
  const personOf = (userId: string) => home.members.find((each) => each.userId === userId)?.displayName ?? '';
  const sum = owesSum + owedSum;
  const sumBefore = useRef(sum);
  // What was settled is gone from the list, perhaps with the focus.
  useEffect(() => {
    if (sum !== sumBefore.current && document.activeElement === document.body)
      facts.current?.focus({ preventScroll: true });
    sumBefore.current = sum;
  }, [sum]);
  return (
    <>
      <PageHead title={words.title(home.name)} text={owesSum + owedSum > 0 ? words.text : words.textEven} />
      <div ref={facts} id={MOVING_OUT_LIST} tabIndex={-1} className={`${INDEX_ROWS} outline-none`}>
        <Money home={home} money={money} />
        {chores.length > 0 && (
          <MovingOutPart
            part="chores"
            icon={ListChecks}
            tone="quiet"
            title={reassignedChores.fact(chores.length)}
            text={reassignedChores.people(
              home.members.flatMap(({ userId, displayName }): [string, number][] => {
                const count = chores.filter(({ assignedTo }) => assignedTo === userId).length;
                return count === 0 ? [] : [[displayName, count]];
              }),
            )}
          >
            <ReassignedChores chores={chores} members={home.members} nameOf={nameOf} />
          </MovingOutPart>
        )}
        {firstSwap && (
          <MovingOutPart
            part="swaps"
            icon={ArrowLeftRight}
            tone="quiet"
            title={endingSwaps.fact(swaps.length)}
            text={reassignedChores.chore(nameOf(firstSwap.type), dayShort(firstSwap.dueDate))}
          >
            <EndingSwaps swaps={swaps} nameOf={nameOf} personOf={personOf} />
          </MovingOutPart>
        )}
        <DataPart home={home} downloadedAt={dataDownloadedAt} />
      </div>
      <LeavingQuestion home={home} movingOut={movingOut} owes={owesSum} owed={owedSum} onLeft={onLeft} />
    </>
  );
}

type MoneyProps = { home: Home; money: ReturnType<typeof moneyToSettle<MovingOutList['people'][number]>> };

function Money({ home, money: { owe, owed, owesSum, owedSum } }: MoneyProps) {
  const me = useMe().id;
  const today = useToday(home.settings.timeZone);
  const sheet = useOpening<string>();
  const person = [...owe, ...owed].find(({ userId }) => userId === sheet.opening.about);
  const payable = owe.filter(({ lines }) =>
    maySettleUp(
      me,
      lines.filter(({ waits }) => !waits),
    ),
  );
  const [only, ...more] = payable;
  const toCheck = owed.flatMap(({ userId, lines }) =>
    lines.filter((line) => line.userId === userId && line.waits),
  );
  if (owesSum + owedSum === 0)
    return <MovingOutPart part="owe" icon={WalletMinimal} title={openMoney.none} text={openMoney.even} />;
  return (
    <>
      {owesSum > 0 && (
        <MovingOutPart
          part="owe"
          icon={WalletMinimal}
          tone="danger"
          title={
            <span className="[&_.whitespace-nowrap]:text-bad">
              <Amounts>{openMoney.youOwe(owesSum)}</Amounts>
            </span>
          }
          startsOpen={owe.some(({ notes }) => withoutAccount(notes).length > 0)}
          text={
            owe.length === 0 ? openMoney.oweSetOff : openMoney.to(owe.map(({ displayName }) => displayName))
          }
          action={
            only &&
            more.length === 0 && (
              <Button
                variant="soft"
                size="small"
                sends
                aria-label={openMoney.settleUpWith(only.displayName)}
                onClick={() => sheet.open(only.userId)}
              >
                {openMoney.settleUp}
              </Button>
            )
          }
        >
          {owe.length > 0 && (
            <WhatIOwe
              me={me}
              home={home.name}
              people={owe}
              maySettle={more.length > 0}
              onSettle={({ userId }) => sheet.open(userId)}
            />
          )}
        </MovingOutPart>
      )}
      {owedSum > 0 && (
        <MovingOutPart
          part="owed"
          icon={HandCoins}
          title={
            <span className="[&_.whitespace-nowrap]:text-ok">
              <Amounts>{openMoney.youAreOwed(owedSum)}</Amounts>
            </span>
          }
          text={owed.length === 0 ? openMoney.owedSetOff : openMoney.by(owed.length, toCheck.length)}
        >
          {owed.length > 0 && <WhatIAmOwed homeId={home.id} me={me} today={today} people={owed} />}
        </MovingOutPart>
      )}
      {person && (
        <SettleUpSheet
          opening={sheet.opening}
          onClose={sheet.close}
          {...{ me, person }}
          homeId={home.id}
          focusAfter={() => partElement('owe')}
        />
      )}
    </>
  );
}

function DataPart({ home, downloadedAt }: { home: Home; downloadedAt: Date | null }) {
  const today = useToday(home.settings.timeZone);
  const day = downloadedAt && dayOf(downloadedAt, supportedZone(home.settings.timeZone));
  return (
    <MovingOutPart
      part="data"
      icon={FileDown}
      tone="quiet"
      title={ownData.title}
      text={day ? ownData.on(day, today) : ownData.never}
      action={<OwnData />}
    />
  );
}
