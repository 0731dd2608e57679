import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useId } from 'react';
import type { HomeSummary } from '#contract/homes.ts';
import { mayLeave } from '#domain/homes.ts';
import { homeList } from '#words/homes.ts';
import { SwitchHomeButton } from '#web/homes/SwitchHomeButton.tsx';
import { useMe } from '#web/app/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Section, SubHeading, type AsPage } from '#web/ui/layout/section.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

type HomeListProps = { homes: readonly HomeSummary[] } & AsPage;

/** The reader's homes in the order of joining (docs/product/homes.md 'Several homes'). */
export const HomeList = ({ homes, asPage }: HomeListProps) => (
  <Section title={homeList.title} asPage={asPage}>
    <ul className="card @container divide-y divide-line">
      {homes.map((home) => (
        <HomeRow key={home.id} home={home} />
      ))}
    </ul>
  </Section>
);

function HomeRow({ home }: { home: HomeSummary }) {
  const nameId = useId();
  const navigate = useNavigate();
  // A tab keeps its home, so the active home may be another one that was chosen elsewhere.
  const isShown = useMe().homeId === home.id;
  const maySwitch = !isShown || !home.active;
  const mayLeaveIt = mayLeave(home.role);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-3">
      <span className="@max-[15rem]:hidden">
        <Tile icon={home.active ? '🏡' : '🏠'} />
      </span>
      <div className="min-w-0 flex-[999_1_9rem]">
        <SubHeading id={nameId} className="leading-snug font-bold text-balance">
          {home.name}
        </SubHeading>
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
      {(maySwitch || mayLeaveIt) && (
        <div
          className={clsx(
            'flex w-full flex-wrap justify-end gap-2 sm:w-auto',
            maySwitch && 'max-sm:*:flex-[1_1_6rem]',
          )}
        >
          {maySwitch && <SwitchHomeButton homeId={home.id} nameId={nameId} />}
          {mayLeaveIt && (
            <Button
              variant="ghost"
              size="small"
              aria-describedby={nameId}
              onClick={() => void navigate({ to: '/move-out', search: { homeId: home.id } })}
            >
              {homeList.leave}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
