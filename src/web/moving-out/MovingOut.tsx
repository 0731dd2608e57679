import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { Home, MovingOutList } from '#contract/homes.ts';
import { dayOf } from '#domain/days.ts';
import { wordsOfType } from '#domain/home-templates.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { moneyToSettle, MOVING_OUT_PARTS, settledParts } from '#domain/moving-out.ts';
import { layout } from '#words/layout.ts';
import {
  endingSwaps,
  reassignedChores,
  movingOut as words,
  openMoney,
  ownData,
  ownRole,
} from '#words/moving-out.ts';
import { api } from '#web/calls/api.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { NoHome } from '#web/homes/NoHome.tsx';
import { HandOverForm } from '#web/home-management/AdministratorActions.tsx';
import { EndingSwaps, ReassignedChores } from '#web/moving-out/MovingOutChores.tsx';
import { OwnData, WhenYouLeave } from '#web/moving-out/MovingOutLeaving.tsx';
import { WhatIAmOwed, WhatIOwe } from '#web/moving-out/MovingOutMoney.tsx';
import { MovingOutPart, partElement } from '#web/moving-out/MovingOutPart.tsx';
import { useMe } from '#web/app/session.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { useToday } from '#web/ui/hooks/clock.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';

const SettleUpSheet = lazyWindow(() => import('#web/money/SettleUpSheet.tsx'), 'SettleUpSheet');

/** Lists all that a member has open in the home before they leave it (docs/product/moving-out.md 'The list'). */
export function MovingOut() {
  const { homeId } = useMe();
  if (homeId === null) return <NoHome text={words.noHome} />;
  return (
    <div className="mx-auto max-w-[820px]">
      <Link
        to="/home-management"
        className="link inline-flex min-h-9 items-center gap-1 pointer-coarse:min-h-11"
      >
        <ArrowLeft size={17} aria-hidden />
        {layout.homeManagement}
      </Link>
      <OfHome key={homeId} homeId={homeId} />
    </div>
  );
}

function OfHome({ homeId }: { homeId: string }) {
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
  <Loading label={words.loading} className="mt-3 grid gap-3">
    <Skeleton className="h-10 w-3/4 rounded-lg" />
    {MOVING_OUT_PARTS.map((part) => (
      <Skeleton key={part} className="h-16 rounded-lg" />
    ))}
  </Loading>
);

const openFact = (sum: Sen) => (sum > 0 ? formatAmount(sum) : openMoney.nothing);

type ListProps = { home: Home; movingOut: MovingOutList; nameOf: (type: string) => string };

function List({ home, movingOut, nameOf }: ListProps) {
  const me = useMe().id;
  const today = useToday(home.settings.timeZone);
  const { people, chores, swaps, dataDownloadedAt } = movingOut;
  const { owe, owed, owesSum, owedSum } = moneyToSettle(me, people);
  const settled = settledParts({
    owesSum,
    owedSum,
    swaps: swaps.length,
    role: home.role,
    hasData: dataDownloadedAt !== null,
  });
  const done = MOVING_OUT_PARTS.filter((part) => settled[part]).length;
  const sheet = useOpening<string>();
  const person = people.find(({ userId }) => userId === sheet.opening.about);
  const isMe = home.role === 'administrator';
  const progress = words.progress(done, MOVING_OUT_PARTS.length);
  const downloaded = dataDownloadedAt && dayOf(dataDownloadedAt, supportedZone(home.settings.timeZone));
  return (
    <>
      <PageHead title={words.title(home.name)} text={words.text} />
      <div className="mb-4 flex items-center gap-3">
        <progress
          className="week-progress block h-2 min-w-0 flex-1"
          aria-label={progress}
          value={done}
          max={MOVING_OUT_PARTS.length}
        />
        <span className="text-15 font-semibold">{progress}</span>
      </div>
      <div className="grid grid-cols-1 gap-3">
        <MovingOutPart part="owe" settled={settled.owe} fact={openFact(owesSum)}>
          <WhatIOwe
            me={me}
            home={home.name}
            people={owe}
            sum={owesSum}
            onSettle={({ userId }) => sheet.open(userId)}
          />
        </MovingOutPart>
        <MovingOutPart part="owed" settled={settled.owed} fact={openFact(owedSum)}>
          <WhatIAmOwed homeId={home.id} me={me} today={today} people={owed} sum={owedSum} />
        </MovingOutPart>
        <MovingOutPart
          part="chores"
          settled={settled.chores}
          fact={chores.length > 0 ? reassignedChores.fact(chores.length) : words.noneOpen}
        >
          <ReassignedChores movingOut={movingOut} members={home.members} nameOf={nameOf} />
        </MovingOutPart>
        <MovingOutPart
          part="swaps"
          settled={settled.swaps}
          fact={swaps.length > 0 ? endingSwaps.fact(swaps.length) : words.noneOpen}
        >
          <EndingSwaps
            swaps={swaps}
            nameOf={nameOf}
            personOf={(userId) => home.members.find((each) => each.userId === userId)?.displayName ?? ''}
          />
        </MovingOutPart>
        <MovingOutPart
          part="administrator"
          settled={settled.administrator}
          fact={isMe ? ownRole.isMe : ownRole.notMe}
        >
          <Role home={home} />
        </MovingOutPart>
        <MovingOutPart
          part="data"
          settled={settled.data}
          fact={downloaded ? ownData.on(downloaded, today) : ownData.never}
        >
          <OwnData onDone={() => partElement('data')?.focus()} />
        </MovingOutPart>
        <WhenYouLeave home={home} movingOut={movingOut} owes={owesSum} owed={owedSum} />
      </div>
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

function Role({ home }: { home: Home }) {
  if (home.role !== 'administrator') {
    const administrator = home.members.find(({ isAdministrator }) => isAdministrator);
    return <p className="text-ink2">{ownRole.somebodyElse(administrator?.displayName ?? '')}</p>;
  }
  if (home.members.length === 1) return <p className="text-ink2">{ownRole.alone}</p>;
  return <HandOverForm home={home} onDone={() => partElement('administrator')?.focus()} />;
}
