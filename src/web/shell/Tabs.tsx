import { Link, useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { layout, tabs } from '#words/layout.ts';
import { isInMenu, PLACE_ICONS, useWaiting } from '#web/shell/places.ts';
import { isUprightPhone, type MenuState } from '#web/ui/windows/menu.tsx';
import { Tab, TAB, TabBar } from '#web/ui/layout/navigation.tsx';

const DAILY_PLACES = [
  ['/dashboard', layout.dashboard],
  ['/chores', layout.chores],
  ['/swap-requests', tabs.swaps],
  ['/pay-my-money-back', tabs.money],
] as const;

type TabsProps = { homeId: string | null; menu: MenuState };

/** The four pages that are opened every day, and the menu (docs/product/everywhere.md 'The tab bar'). */
export function Tabs({ homeId, menu }: TabsProps) {
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
