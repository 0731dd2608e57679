import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { HomeSummary } from '#contract/homes.ts';
import { homeList, homePage, noHomeFound as words } from '#words/homes.ts';
import { api } from '#web/calls/api.ts';
import { HomeForms } from '#web/homes/HomeForms.tsx';
import { SwitchHomeButton } from '#web/homes/SwitchHomeButton.tsx';
import { useMe } from '#web/app/session.tsx';
import { NoHomeArt } from '#web/ui/drawings/home-art.tsx';
import { buttonLook } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';

/** 'No Home Found', with the ways to a home: create one, join one, or show another home of the reader. */
export function WithoutHome({ text }: { text: string }) {
  const { homeIds } = useMe();
  if (homeIds.length > 0) return <NoneShown ids={homeIds} />;
  return (
    <div className="mx-auto max-w-[820px]">
      <div className="mx-auto flex max-w-[400px] flex-col items-center px-4 pt-2 pb-4 text-center">
        <NoHomeArt />
        <h1 className="mt-3 text-2xl leading-tight font-bold tracking-[-.02em]">{words.title}</h1>
        <p className="mt-1 text-balance text-ink2">{text}</p>
      </div>
      <HomeForms filled />
      <div className="mt-2 text-center">
        <ManageHomes />
      </div>
    </div>
  );
}

const ManageHomes = () => (
  <Link to="/home-management" className={buttonLook({ variant: 'ghost' })}>
    {words.manageHomes}
  </Link>
);

const NoneShown = ({ ids }: { ids: readonly string[] }) => (
  <EmptyState art={<NoHomeArt />} title={words.title} text={words.noneShown(ids.length)}>
    <OtherHomes ids={ids} />
    <ManageHomes />
  </EmptyState>
);

function OtherHomes({ ids }: { ids: readonly string[] }) {
  const homes = useQuery(api.homes.listHomes.queryOptions());
  // Home Management, to which the link below leads, shows the failure and retries.
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
        <OtherHomeRow key={home.id} home={home} />
      ))}
    </ul>
  );
}

function OtherHomeRow({ home }: { home: HomeSummary }) {
  const nameId = useId();
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <span id={nameId} className="min-w-0 flex-1 font-semibold">
        {home.name}
      </span>
      <SwitchHomeButton homeId={home.id} nameId={nameId} />
    </li>
  );
}
