import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { layout } from '#words/layout.ts';
import { dayHeading } from '#words/days.ts';
import { joinHome as words, youLiveWith } from '#words/homes.ts';
import { api, calls, codeOf, messageOf } from '#web/calls/api.ts';
import { translateStoredName } from '#web/calls/home-templates.ts';
import { refetchTopics } from '#web/calls/queries.ts';
import { doubtOf, type JoiningDoubt } from '#web/homes/inviting.ts';
import { BarePage } from '#web/app/BarePage.tsx';
import { forgetOpenedInvite, isInviteOpened } from '#web/device/opened-invite.ts';
import { JOIN_KEY, useSession } from '#web/app/session.tsx';
import { showHome } from '#web/app/tab-home.ts';
import { EnvelopeArt } from '#web/ui/drawings/art.tsx';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { BarePageCard } from '#web/app/BarePageCard.tsx';
import { Scene } from '#web/ui/drawings/scene.tsx';
import { Spinner } from '#web/ui/drawings/loading.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';
import type { Member } from '#contract/homes.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';

const route = getRouteApi('/join-home');
const scene = <Scene className="-mb-1 w-full max-w-[240px]" />;

// Signed-in people join at once. The code loads in parallel with its data.
const Invitation = lazyPart(() => import('#web/homes/Invitation.tsx'), 'Invitation');

/**
 * The page of an invite link, where a signed-in person joins by opening it (docs/product/homes.md 'Opening the link', 'Confirmation before joining').
 */
export function JoinHome() {
  return (
    <BarePage>
      <Opened />
    </BarePage>
  );
}

function Opened() {
  const { homeId, code } = route.useSearch();
  if (homeId === undefined) return <Unable text={words.missing} hint={words.askForNewLink} />;
  return <Invite key={`${homeId} ${code}`} homeId={homeId} code={code} />;
}

type Invite = { homeId: string; code: string | undefined };

function Invite(invite: Invite) {
  const { user } = useSession();
  const { homeId } = invite;
  const opensIt = user !== null && (isInviteOpened(homeId) || user.homeIds.includes(homeId));
  // Decided once: a person who signs in in another tab meanwhile has not opened a link.
  const [joins, setJoins] = useState(opensIt ? { userId: user.id, sure: false } : undefined);
  const onJoin = user && ((sure: boolean) => setJoins({ userId: user.id, sure }));
  if (user && user.id === joins?.userId)
    return <Joining {...invite} me={user.id} sure={joins.sure} onJoin={onJoin} />;
  return <Invited {...invite} onJoin={onJoin} />;
}

type OnJoin = ((sure: boolean) => void) | null;

type InvitedProps = Invite & {
  onJoin: OnJoin;
  /** The server refused to join without asking. */
  refused?: JoiningDoubt;
};

function Invited({ homeId, code, onJoin, refused }: InvitedProps) {
  const next = useLocation({ select: (location) => location.href });
  const { data, isFetching, error, refetch } = useQuery(
    api.homes.getInvitation.queryOptions({ input: { homeId, code }, staleTime: 'static', retry: false }),
  );
  // The question contains the home's name, so it waits until the server is reached.
  if (onJoin && !isFetching && error && codeOf(error) === undefined)
    return <Refused error={error} onAgain={() => void refetch()} />;
  // Invitation data that was read before signing in contains no doubt.
  const doubt = refused ?? data?.doubt ?? undefined;
  return (
    <Suspense>
      <Invitation
        invitation={data}
        isPending={isFetching}
        next={next}
        doubt={doubt}
        onJoin={onJoin && (() => onJoin(doubt !== undefined))}
      />
    </Suspense>
  );
}

function useJoining({ homeId, code, sure }: Invite & { sure: boolean }) {
  const queries = useQueryClient();
  // A query although it writes: mounted twice it still runs once. It is not cached, so that the link can be opened
  // again.
  return useQuery({
    queryKey: [JOIN_KEY, homeId, code, sure],
    queryFn: async () => {
      const joined = await calls.homes.joinHome({ homeId, code, sure });
      forgetOpenedInvite();
      showHome(joined.homeId);
      // Before the links into the app appear, because its screens find the home to show in the session.
      await refetchTopics(queries, ['me', 'homes']);
      if (!joined.already) showToast({ kind: 'success', text: words.joinedToast });
      return joined;
    },
    staleTime: 'static',
    gcTime: 0,
    retry: false,
    retryOnMount: false,
  });
}

type JoiningProps = Invite & { me: string; sure: boolean; onJoin: OnJoin };

function Joining({ homeId, code, me, sure, onJoin }: JoiningProps) {
  const joining = useJoining({ homeId, code, sure });
  if (joining.isFetching) return <JoiningNow />;
  const refused = doubtOf(joining.error);
  if (refused) return <Invited {...{ homeId, code, onJoin, refused }} />;
  if (!joining.data) return <Refused error={joining.error} onAgain={() => void joining.refetch()} />;
  const { name, already, members, first } = joining.data;
  return (
    <BarePageCard
      art={scene}
      title={name}
      text={already ? words.already : words.joined}
      extra={
        <>
          <Housemates members={members} me={me} />
          {first && (
            <p className="text-sm text-ink2">
              {words.first(
                translateStoredName(first.type, first.name) ?? first.name,
                dayHeading(first.dueDate),
              )}
            </p>
          )}
        </>
      }
    >
      <Link to="/dashboard" className={buttonLook()}>
        {words.goToDashboard}
      </Link>
      <Link to="/home-management" className={buttonLook({ variant: 'outline' })}>
        {words.manageHomes}
      </Link>
    </BarePageCard>
  );
}

const JoiningNow = () => (
  <BarePageCard
    art={scene}
    title={words.joining}
    text={
      <span className="flex items-center gap-2">
        <Spinner size={17} className="text-primary" />
        {words.oneMoment}
      </span>
    }
    busy
    extra={<HousematesSkeleton />}
  />
);

/** A new link helps after a refusal; trying again helps if the server was not reached. */
function Refused({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const code = codeOf(error);
  if (code === undefined || code === 'UNEXPECTED')
    return (
      <Unable text={words.failed}>
        <Button onClick={onAgain}>{layout.tryAgain}</Button>
      </Unable>
    );
  const hint = code === 'INVITE_LINK_REPLACED' || code === 'HOME_GONE' || code === 'INVALID_INPUT';
  return (
    <Unable
      // A homeId that is not an id names no home either.
      text={code === 'INVALID_INPUT' ? words.gone : messageOf(error, words.failed)}
      hint={hint ? words.askForNewLink : undefined}
    />
  );
}

const Unable = ({
  text,
  hint,
  children,
}: {
  text: string;
  hint?: string | undefined;
  children?: ReactNode;
}) => (
  <BarePageCard art={<EnvelopeArt refused />} ground="plain" title={words.unable} text={text} hint={hint}>
    {children}
    <Link to="/dashboard" className={buttonLook({ variant: 'outline' })}>
      {words.returnToApp}
    </Link>
  </BarePageCard>
);

type Face = Pick<Member, 'userId' | 'displayName' | 'photoURL' | 'tone'>;

const HOUSEMATE_FACES = 8;
const PLACEHOLDERS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The home's members: overlapping pictures with the names below. */
function Housemates({ members, me }: { members: readonly Face[]; me: string }) {
  const others = members.filter((member) => member.userId !== me);
  return (
    <div className="border-t border-line pt-4">
      <div className="flex *:not-last:-me-1">
        {members.slice(0, HOUSEMATE_FACES).map((member) => (
          <span key={member.userId} className="rounded-full [box-shadow:0_0_0_2px_var(--surface)]">
            <Avatar name={member.displayName} tone={member.tone} photo={member.photoURL} size={30} />
          </span>
        ))}
      </div>
      <p className="mt-2 text-sm leading-snug text-ink2">
        {youLiveWith(others.map((member) => member.displayName))}
      </p>
    </div>
  );
}

const HousematesSkeleton = () => (
  <div aria-hidden className="flex animate-pulse gap-1 border-t border-line pt-4">
    {PLACEHOLDERS.map((each) => (
      <span key={each} className="size-[30px] rounded-full bg-sunken" />
    ))}
  </div>
);
