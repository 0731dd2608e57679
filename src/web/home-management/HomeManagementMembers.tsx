import { useRef } from 'react';
import type { Home } from '#contract/homes.ts';
import { homeRows, members } from '#words/home-management.ts';
import { FormerMembers, Members } from '#web/home-management/Members.tsx';
import { HomeManagementInvite } from '#web/home-management/HomeManagementInvite.tsx';
import { MembersWaiting } from '#web/home-management/MembersWaiting.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import type { AsPage } from '#web/ui/layout/section.tsx';

/** The people of the home: first who waits to join, then the invite link, then who lives here or did. */
export function HomeManagementMembers({ home, asPage = false }: { home: Home } & AsPage) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <>
      {asPage && <PageHead title={home.inviteLink === null ? members.title : homeRows.membersAndInvite} />}
      <div ref={part} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
        <MembersWaiting home={home} onAnswered={() => part.current?.focus({ preventScroll: true })} />
        {home.inviteLink !== null && <HomeManagementInvite home={home} link={home.inviteLink} />}
        <Members home={home} />
        {home.role === 'administrator' && <FormerMembers home={home} />}
      </div>
    </>
  );
}
