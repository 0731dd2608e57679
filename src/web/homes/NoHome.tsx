import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { HomeSummary } from '#contract/homes.ts';
import { homeList, homePage, noHomeFound as words } from '#words/homes.ts';
import { api } from '#web/api.ts';
import { SwitchButton } from '#web/homes/SwitchButton.tsx';
import { useMe } from '#web/session.tsx';
import { NoHomeArt } from '#web/ui/art.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

/**
 * docs/product/everywhere.md 'Pages without a home'; whoever has left one and lives in others chooses among those.
 * @param text to whoever lives in none
 */
export function NoHome({ text }: { text: string }) {
  const { homeIds } = useMe();
  const isInNone = homeIds.length === 0;
  return (
    <EmptyState
      art={<NoHomeArt />}
      title={words.title}
      text={isInNone ? text : words.noneShown(homeIds.length)}
    >
      {!isInNone && <OwnHomes ids={homeIds} />}
      <Link to="/home-management" className={buttonLook(isInNone ? { size: 'large' } : { variant: 'ghost' })}>
        {words.manageHomes}
      </Link>
    </EmptyState>
  );
}

function OwnHomes({ ids }: { ids: readonly string[] }) {
  const homes = useQuery(api.homes.listHomes.queryOptions());
  // Home Management, to which the link below leads, says what failed and tries again.
  if (homes.isError) return null;
  if (!homes.data)
    return (
      <Loading label={homePage.loading} className="mb-3 grid gap-px">
        {ids.map((id) => (
          <Skeleton key={id} className="h-15 rounded-lg" />
        ))}
      </Loading>
    );
  return (
    <ul aria-label={homeList.title} className="card mb-3 divide-y divide-line text-left">
      {homes.data.map((home) => (
        <OwnHome key={home.id} home={home} />
      ))}
    </ul>
  );
}

function OwnHome({ home }: { home: HomeSummary }) {
  const nameId = useId();
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <span id={nameId} className="min-w-0 flex-1 font-semibold wrap-anywhere">
        {home.name}
      </span>
      <SwitchButton homeId={home.id} nameId={nameId} />
    </li>
  );
}
