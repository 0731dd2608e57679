import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Me } from '#contract/users.ts';
import { layout } from '#words/layout.ts';
import * as words from '#words/profile.ts';
import { LanguageField } from '#web/app/LanguageSelect.tsx';
import { api } from '#web/calls/api.ts';
import { choreFace } from '#web/homes/faces.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { ProfileAccountCard } from '#web/profile/ProfileAccountCard.tsx';
import { ProfileIdentityCard } from '#web/profile/ProfileIdentityCard.tsx';
import { PayeeNames } from '#web/payment-details/PayeeNames.tsx';
import { ProfileSessions } from '#web/profile/ProfileSessions.tsx';
import { ProfileTwoStepCard } from '#web/profile/ProfileTwoStepCard.tsx';
import { useSession } from '#web/app/session.tsx';
import { homeShown, useTabHome } from '#web/app/tab-home.ts';
import { EnvelopeArt } from '#web/ui/drawings/art.tsx';
import { buttonLook } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

// Loads in parallel with the page, while the parts above it already show.
const NotificationsCard = lazyPart(
  () => import('#web/notifications/NotificationsCard.tsx'),
  'NotificationsCard',
);
NotificationsCard.preload();

const ProfileCalendarCard = lazyPart(
  () => import('#web/profile/ProfileCalendarCard.tsx'),
  'ProfileCalendarCard',
);

const AbsenceCard = lazyPart(() => import('#web/absences/AbsenceCard.tsx'), 'AbsenceCard');

const PaymentDetailsCard = lazyPart(
  () => import('#web/payment-details/PaymentDetailsCard.tsx'),
  'PaymentDetailsCard',
);

const ProfileInstallCard = lazyPart(
  () => import('#web/profile/ProfileInstallCard.tsx'),
  'ProfileInstallCard',
);

export function Profile() {
  const { user } = useSession();
  return user ? <MyProfile me={user} /> : <SignedOut />;
}

function MyProfile({ me }: { me: Me }) {
  const homeId = useTabHome((tab) => homeShown(tab, me));
  const home = useQuery(
    api.homes.getHome.queryOptions({ input: { homeId: homeId ?? '' }, enabled: homeId !== null }),
  ).data;
  const templates = useQuery({ ...templatesQuery(homeId ?? ''), enabled: homeId !== null }).data ?? [];
  const tone = home?.members.find(({ userId }) => userId === me.id)?.tone ?? 'leaf';
  return (
    <div className="mx-auto max-w-[1040px]">
      <PageHead title={words.profileTitle} />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[336px_minmax(0,1fr)] md:gap-6">
        <div className="grid grid-cols-1 gap-4 md:sticky md:top-[84px]">
          <ProfileIdentityCard me={me} tone={tone} />
          <LanguageField />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <Suspense
            fallback={
              <Loading label={layout.loading} className="card p-5">
                <Skeleton className="h-[600px]" />
              </Loading>
            }
          >
            <NotificationsCard me={me} />
          </Suspense>
          <Suspense fallback={<Skeleton className="h-[560px]" />}>
            <PaymentDetailsCard me={me} />
          </Suspense>
          {home && (
            <Suspense fallback={<Skeleton className="h-40" />}>
              <AbsenceCard home={home} me={me.id} faceOf={(type) => choreFace(type, templates)} />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton className="h-60" />}>
            <ProfileCalendarCard />
          </Suspense>
          <Suspense>
            <ProfileInstallCard />
          </Suspense>
          <PayeeNames />
          <ProfileSessions />
          <ProfileTwoStepCard me={me} />
          <ProfileAccountCard me={me} />
        </div>
      </div>
      <footer className="mt-8 px-5 pb-2 text-center text-sm text-ink2">
        {layout.version(import.meta.env.APP_VERSION)}
      </footer>
    </div>
  );
}

/** Visible if the session ends while the page is open, until the guard redirects. */
function SignedOut() {
  return (
    <EmptyState art={<EnvelopeArt />} title={words.profileTitle} text={words.signedOut}>
      <Link to="/login" search={{ next: '/profile' }} className={buttonLook()}>
        {words.goToLogin}
      </Link>
    </EmptyState>
  );
}
