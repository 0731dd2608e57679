import { useId } from 'react';
import type { Home } from '#contract/homes.ts';
import { homeRows } from '#words/home-management.ts';
import { homeList, inviteLink } from '#words/homes.ts';
import { InviteButtons } from '#web/home-management/InviteButtons.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

type ActiveHomeCardProps = {
  home: Home;
  /** A tab keeps its home, so another one may be the active one. */
  isActive: boolean;
  /** Has the buttons for the invite link, or says who has it: on phones the link itself is a page away. */
  isInviting?: boolean;
};

/** The home that is shown, above the rows of its parts. */
export function ActiveHomeCard({ home, isActive, isInviting = false }: ActiveHomeCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card @container min-w-0 p-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="@max-[15rem]:hidden">
          <Tile icon="🏡" size={48} />
        </span>
        <div className="min-w-0 flex-[1_1_9rem]">
          <h2 id={id} className="text-lg leading-snug font-bold">
            {home.name}
          </h2>
          <FactsLine
            of={[homeList.roleAndMembers(home.role, home.members.length)]}
            className="text-sm text-ink2"
          />
        </div>
        {isActive && <Status state="active">{homeList.active}</Status>}
      </div>
      {isInviting && <Inviting home={home} />}
    </section>
  );
}

function Inviting({ home: { name, inviteLink: link, members } }: { home: Home }) {
  if (link === null) {
    const administrator = members.find((member) => member.isAdministrator);
    return (
      <p className="mt-2.5 text-sm text-ink2">{homeRows.administrator(administrator?.displayName ?? '')}</p>
    );
  }
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2 *:flex-[1_1_7rem]">
        <InviteButtons home={name} link={link} />
      </div>
      <p className="mt-2 text-13 text-ink2">{inviteLink.text}</p>
    </>
  );
}
