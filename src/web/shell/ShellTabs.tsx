import { Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { layout, tabs } from '#words/layout.ts';
import { isInMenu, PLACE_ICONS, useWaiting } from '#web/shell/places.ts';
import { Count } from '#web/ui/controls/icon-button.tsx';
import { useKeyboardOpen } from '#web/ui/hooks/screen.ts';
import { isUprightPhone, type MenuState } from '#web/ui/windows/menu.tsx';

const DAILY_PLACES = [
  ['/dashboard', layout.dashboard],
  ['/chores', layout.chores],
  ['/swap-requests', tabs.swaps],
  ['/pay-my-money-back', tabs.money],
] as const;

/** The classes of a tab, which is a link or a button. The router marks the active link with data-status="active". */
const TAB =
  'group flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 py-1 text-xs font-medium text-ink2 select-none -outline-offset-4 data-[status=active]:font-bold data-[status=active]:text-on-primary-soft';

type ShellTabsProps = { homeId: string | null; menu: MenuState };

/** The tab bar: four daily pages and the menu (docs/product/everywhere.md 'The tab bar'). */
export function ShellTabs({ homeId, menu }: ShellTabsProps) {
  const waitingAt = useWaiting(homeId, { enabled: isUprightPhone() });
  const shown = useLocation({ select: ({ pathname }) => pathname });
  return (
    <TabBar label={layout.mainNavigation}>
      {DAILY_PLACES.map(([to, label]) => {
        const Icon = PLACE_ICONS[to];
        return (
          <Link key={to} to={to} className={TAB}>
            <Tab icon={<Icon size={21} aria-hidden />} label={label} count={waitingAt(to)} />
          </Link>
        );
      })}
      <button
        type="button"
        className={TAB}
        data-status={isInMenu(shown) ? 'active' : undefined}
        {...menu.button}
      >
        <Tab icon={<Menu size={21} aria-hidden />} label={layout.menu} />
      </button>
    </TabBar>
  );
}

type TabProps = {
  icon: ReactNode;
  label: string;
  /** How much waits on that page; 0 shows nothing. `words` is the text for screen readers. */
  count?: { count: number; words: string } | undefined;
};

const Tab = ({ icon, label, count }: TabProps) => (
  <>
    {/* If the text size is too large for five labels side by side, only a larger icon shows. */}
    <span className="relative grid h-7 w-14 max-w-full place-items-center rounded-full group-data-[status=active]:bg-primary-soft @max-[17rem]:[&_svg]:size-8">
      {icon}
      {count && (
        <Count
          count={count.count}
          className="absolute -top-px left-[62%] [box-shadow:0_0_0_2px_var(--surface)]"
        />
      )}
    </span>
    <span className="@max-[17rem]:sr-only">
      {label}
      {count && <span className="sr-only"> {count.words}</span>}
    </span>
  </>
);

/** The bar at the bottom of a phone in portrait; hidden while the keyboard is open. */
function TabBar({ label, children }: { label: string; children: ReactNode }) {
  const isTyping = useKeyboardOpen();
  return (
    <nav
      aria-label={label}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 hidden border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]',
        !isTyping && 'phone:block',
      )}
    >
      <div className="@container flex">{children}</div>
    </nav>
  );
}
