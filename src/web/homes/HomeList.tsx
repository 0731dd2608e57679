import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { HomeSummary } from '#contract/homes.ts';
import { mayLeave } from '#domain/homes.ts';
import { movingOutList } from '#words/home-management.ts';
import { homeList, homePage } from '#words/homes.ts';
import { api } from '#web/calls/api.ts';
import { showFailure } from '#web/app/reauthentication.ts';
import { HomeLeavingNote } from '#web/homes/HomeLeavingNote.tsx';
import { SwitchHomeButton } from '#web/homes/SwitchHomeButton.tsx';
import { useMe } from '#web/app/session.tsx';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { LazyQuestion, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

/** The reader's homes in the order of joining (docs/product/homes.md 'Several homes'). */
export function HomeList({ homes }: { homes: readonly HomeSummary[] }) {
  return (
    <Section title={homeList.title}>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {homes.map((home) => (
          <HomeRow key={home.id} home={home} />
        ))}
      </ul>
    </Section>
  );
}

function HomeRow({ home }: { home: HomeSummary }) {
  const nameId = useId();
  const staying = !mayLeave(home.role);
  // A tab keeps its home, so the active home may be another one that was chosen elsewhere.
  const isShown = useMe().homeId === home.id;
  const isSettled = isShown && home.active;
  return (
    <li className="card flex flex-wrap items-center gap-x-3.5 gap-y-3 p-4">
      <Tile icon={home.active ? '🏡' : '🏠'} />
      <div className="min-w-0 flex-[999_1_10rem]">
        <h3 id={nameId} className="leading-snug font-bold text-balance">
          {home.name}
        </h3>
        <p className="text-sm text-ink2">
          <FactsLine
            of={[
              homeList.roleAndMembers(home.role, home.memberCount),
              isShown && !home.active && homeList.shownHere,
            ]}
          />
        </p>
      </div>
      {home.active && <Status state="active">{homeList.active}</Status>}
      <div className="flex w-full flex-wrap gap-2 max-sm:*:flex-[1_1_6rem] sm:w-auto">
        {!isSettled && <SwitchHomeButton homeId={home.id} nameId={nameId} />}
        {staying ? (
          <Link
            to="/move-out"
            search={{ homeId: home.id }}
            aria-describedby={nameId}
            className={buttonLook({ variant: 'ghost', size: 'small' })}
          >
            {movingOutList}
          </Link>
        ) : (
          <LeaveButton home={home} nameId={nameId} />
        )}
      </div>
    </li>
  );
}

type RowButtonProps = { home: HomeSummary; /** Id of the element with the home's name. */ nameId: string };

function LeaveButton({ home, nameId }: RowButtonProps) {
  const me = useMe();
  const question = useOpening();
  const leaving = useMutation(
    api.homes.leaveHome.mutationOptions({
      onSuccess: () => showToast({ kind: 'success', text: homeList.left }),
      onError: showFailure(homeList.leaveFailed),
    }),
  );
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-describedby={nameId}
        {...LazyQuestion.preloadProps}
        onClick={() => question.open()}
      >
        {homeList.leave}
      </Button>
      <LazyQuestion
        opening={question.opening}
        onClose={question.close}
        title={homeList.leaveTitle(home.name)}
        yes={homeList.leave}
        cancel={homePage.cancel}
        danger
        busy={leaving.isPending}
        onYes={() => leaving.mutateAsync({ homeId: home.id })}
      >
        <HomeLeavingNote
          homeId={home.id}
          userId={me.id}
          text={homeList.leaveText}
          amounts={homeList.leaveAmounts}
          textUnknown={homeList.leaveTextUnknown}
        />
        <p className="mt-2">
          <Link to="/move-out" search={{ homeId: home.id }} className="link">
            {movingOutList}
          </Link>
        </p>
      </LazyQuestion>
    </>
  );
}
