import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Check, ChevronRight, House, LogOut } from 'lucide-react';
import type { HomeSummary } from '#contract/homes.ts';
import type { Me } from '#contract/users.ts';
import type { Tone } from '#domain/homes.ts';
import { layout, menu as words, switching } from '#words/layout.ts';
import { api } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { currentPage, PLACE_ICONS, PLACES, useWaiting } from '#web/shell/places.ts';
import { switchTo } from '#web/app/switch-home.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { useOffline, useServerButton } from '#web/ui/hooks/connection.ts';
import { Count } from '#web/ui/controls/icon-button.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { MENU_ROW } from '#web/ui/windows/menu.tsx';
import { SchemeChoice } from '#web/ui/controls/scheme-button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

type ShellMenuProps = {
  me: Me;
  tone: Tone;
  homeId: string | null;
  onLogout: () => void;
};

/**
 * The menu of small screens: all that the bars of wide screens contain, and the homes to switch between
 * (docs/product/everywhere.md 'The frame').
 */
export function ShellMenu({ me, tone, homeId, onLogout }: ShellMenuProps) {
  const waitingAt = useWaiting(homeId, { enabled: true });
  const shown = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div className="grid grid-cols-1 gap-2 divide-y divide-line *:pb-2">
      <nav aria-label={layout.mainNavigation}>
        {PLACES.map(({ to, label }) => {
          const Icon = PLACE_ICONS[to];
          const waiting = waitingAt(to);
          return (
            <Link key={to} to={to} className={MENU_ROW} {...currentPage(to, shown)}>
              <Icon size={20} aria-hidden className="shrink-0" />
              {label}
              {waiting && (
                <>
                  <span className="sr-only"> {waiting.words}</span>
                  <Count count={waiting.count} className="ml-auto" />
                </>
              )}
            </Link>
          );
        })}
      </nav>
      <div>
        <Link to="/profile" className={MENU_ROW}>
          <Avatar name={me.displayName} tone={tone} photo={me.photoURL} size={30} />
          <span className="min-w-0 flex-1">
            <span className="block leading-snug">{me.displayName}</span>
            <span className="block text-sm leading-snug font-normal text-ink2">{words.profile}</span>
          </span>
          <ChevronRight size={18} aria-hidden className="shrink-0 text-ink2" />
        </Link>
      </div>
      <Homes homeId={homeId} />
      <div className="grid gap-2">
        <SchemeChoice label={words.scheme} words={words.schemes} />
        <button type="button" className={MENU_ROW} {...useServerButton(onLogout)}>
          <LogOut size={20} aria-hidden className="shrink-0" /> {layout.logout}
        </button>
      </div>
    </div>
  );
}

/** The user's homes; a tick marks the one that is shown. */
function Homes({ homeId }: { homeId: string | null }) {
  const homes = useQuery(api.homes.listHomes.queryOptions()).data ?? [];
  const money = useQuery(api.payments.getPaymentSummary.queryOptions({ input: { homeId } })).data;
  const change = useMutation({
    mutationFn: (to: string) => switchTo(to),
    onSuccess: () => showToast({ kind: 'success', text: switching.switched }),
    onError: (error) => showToast(failureOf(error, switching.failed)),
  });
  const owedIn = (home: HomeSummary) =>
    home.id === homeId ? money?.owes : money?.elsewhere.find((each) => each.homeId === home.id)?.owes;
  const offline = useOffline();
  const off = offline === undefined ? undefined : { 'aria-disabled': true, title: offline };
  if (homes.length < 2) return null;
  return (
    <section aria-label={words.yourHomes}>
      {homes.map((home) => (
        <button
          key={home.id}
          type="button"
          aria-current={home.id === homeId}
          className={MENU_ROW}
          {...(home.id !== homeId && { ...off, onClick: off ? undefined : () => change.mutate(home.id) })}
        >
          <span
            className={`grid size-[30px] shrink-0 place-items-center rounded-[10px] ${home.id === homeId ? 'bg-primary-soft text-on-primary-soft' : 'bg-sunken text-ink2'}`}
          >
            <House size={17} aria-hidden />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block leading-snug">{home.name}</span>
            <FactsLine
              of={[words.homeFacts(home.memberCount, owedIn(home) ?? 0)]}
              className="text-sm leading-snug font-normal text-ink2"
            />
          </span>
          {home.id === homeId && <Check size={20} aria-hidden className="shrink-0 text-primary" />}
        </button>
      ))}
    </section>
  );
}
