import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import {
  Bell,
  CalendarDays,
  Download,
  FileDown,
  KeyRound,
  Languages,
  MonitorSmartphone,
  QrCode,
  ShieldCheck,
  Trash2,
  TreePalm,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import type { Home } from '#contract/homes.ts';
import type { Me } from '#contract/users.ts';
import { title as calendarTitle } from '#words/calendar.ts';
import { layout } from '#words/layout.ts';
import { title as payTitle } from '#words/payment-details.ts';
import * as words from '#words/profile.ts';
import { api } from '#web/calls/api.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { useInstallable } from '#web/device/install-offer.ts';
import { choreFace } from '#web/homes/faces.ts';
import { ProfileIdentityCard } from '#web/profile/ProfileIdentityCard.tsx';
import { useProfileValues } from '#web/profile/profile-values.ts';
import { isProfilePart, PROFILE_WINDOWS, type ProfilePart } from '#web/profile/profile-windows.ts';
import { useSession } from '#web/app/session.tsx';
import { homeShown, useTabHome } from '#web/app/tab-home.ts';
import { EnvelopeArt } from '#web/ui/drawings/art.tsx';
import { buttonLook } from '#web/ui/controls/button.tsx';
import { hasReloadState } from '#web/ui/hooks/use-reload-safe-state.ts';
import { whenIdle } from '#web/ui/hooks/when-idle.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { INDEX_ROW, RowContent, INDEX_ROWS } from '#web/ui/layout/rows.tsx';
import { useOpening, type Opening } from '#web/ui/windows/lazy-window.tsx';

export function Profile() {
  const { user } = useSession();
  return user ? <MyProfile me={user} /> : <SignedOut />;
}

function MyProfile({ me }: { me: Me }) {
  const homeId = useTabHome((tab) => homeShown(tab, me));
  const home = useQuery(
    api.homes.getHome.queryOptions({ input: { homeId: homeId ?? '' }, enabled: homeId !== null }),
  ).data;
  const tone = home?.members.find(({ userId }) => userId === me.id)?.tone ?? 'leaf';
  const values = useProfileValues(me, home);
  const isInstallable = useInstallable();
  const { opening, open, close } = useOpening<ProfilePart>();
  useLinkedPart(open);
  useEffect(() => whenIdle(Object.values(PROFILE_WINDOWS).map(({ preload }) => preload)), []);
  useEffect(() => {
    // A new language reloads the page without the window in which it was chosen.
    if (hasReloadState('language')) rowOf('language')?.focus();
  }, []);
  const row = (part: ProfilePart, icon: LucideIcon, title: string) => (
    <Row {...{ part, icon, title }} value={values[part]} onOpen={() => open(part)} />
  );
  return (
    <>
      <PageHead title={words.profileTitle} />
      <ProfileIdentityCard me={me} tone={tone} />
      <div className="mt-3 grid grid-cols-1 items-start gap-3 sm:mt-6 sm:gap-5 lg:grid-cols-3">
        <Group title={words.meGroup}>
          {row('pay', QrCode, payTitle)}
          {homeId !== null && row('away', TreePalm, words.rowTitles.away)}
          {row('calendar', CalendarDays, calendarTitle)}
          {row('language', Languages, layout.language)}
        </Group>
        <Group title={words.devicesGroup}>
          {row('notifications', Bell, words.rowTitles.notifications)}
          {row('devices', MonitorSmartphone, words.sessionsTitle)}
          {isInstallable && row('install', Download, words.installTitle)}
        </Group>
        <Group title={words.securityGroup}>
          {row('password', KeyRound, words.password)}
          {row('two-step', ShieldCheck, words.rowTitles.twoStep)}
          {row('data', FileDown, words.rowTitles.data)}
          {row('delete', Trash2, words.deleteTitle)}
        </Group>
      </div>
      <footer className="mt-3 text-center text-sm text-ink2 phone:-mb-8">
        {layout.version(import.meta.env.APP_VERSION)}
      </footer>
      {opening.about && <PartWindow {...{ opening, me, home }} part={opening.about} onClose={close} />}
    </>
  );
}

const rowOf = (part: ProfilePart) => document.getElementById(part);

/** Opens the part that the address's hash names, once per navigation. */
function useLinkedPart(open: (part: ProfilePart) => void) {
  const location = useLocation();
  const answered = useRef<unknown>(undefined);
  const follow = useEffectEvent((part: string) => {
    if (!isProfilePart(part)) return;
    // On closing, the window returns the focus there.
    rowOf(part)?.focus();
    open(part);
  });
  useEffect(() => {
    if (answered.current === location) return;
    answered.current = location;
    follow(location.hash);
  }, [location]);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mx-1 mb-[5px] text-sm leading-[1.125rem] font-semibold text-ink2">
        {title}
      </h2>
      <div className={INDEX_ROWS}>{children}</div>
    </section>
  );
}

type RowProps = {
  part: ProfilePart;
  icon: LucideIcon;
  title: string;
  value: string | undefined;
  onOpen: () => void;
};

function Row({ part, onOpen, ...content }: RowProps) {
  const { preload } = PROFILE_WINDOWS[part];
  return (
    <button
      type="button"
      id={part}
      aria-haspopup="dialog"
      className={`${INDEX_ROW} sm:py-3`}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onOpen}
    >
      <RowContent {...content} tone={part === 'delete' ? 'danger' : 'primary'} />
    </button>
  );
}

type PartWindowProps = {
  part: ProfilePart;
  me: Me;
  home: Home | undefined;
  opening: Opening<ProfilePart>;
  onClose: () => void;
};

function PartWindow({ part, me, home, ...window }: PartWindowProps) {
  if (part === 'away') return home && <Away {...window} me={me} home={home} />;
  if (part === 'install')
    return (
      <PROFILE_WINDOWS.install {...window} focusAfter={() => rowOf('install') ?? rowOf('devices') ?? true} />
    );
  const Window = PROFILE_WINDOWS[part];
  return <Window {...window} me={me} />;
}

function Away({ me, home, ...window }: Omit<PartWindowProps, 'part' | 'home'> & { home: Home }) {
  const templates = useQuery(templatesQuery(home.id)).data ?? [];
  return (
    <PROFILE_WINDOWS.away {...window} home={home} me={me.id} faceOf={(type) => choreFace(type, templates)} />
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
