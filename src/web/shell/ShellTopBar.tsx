import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import type { MenuState } from '#web/ui/windows/menu.tsx';

/** The classes of a navigation link. The router marks the active one with data-status="active". */
export const NAV_LINK =
  'flex items-center rounded-[10px] px-[11px] py-2 text-15 font-[550] whitespace-nowrap text-ink2 hover:bg-sunken hover:text-ink data-[status=active]:bg-primary-soft data-[status=active]:text-on-primary-soft';

type ShellTopBarProps = {
  words: { skip: string; nav: string; menu: string };
  /** A link around a `<Brand>`. */
  brand: ReactNode;
  /** Links with NAV_LINK; shown from 1000 px. */
  nav: ReactNode;
  /** Opened by a button where the links have no room. On phones in portrait the tab bar opens it instead. */
  menu: MenuState;
  /** At the right on every screen: the bell, and the user's picture and name. */
  tools: ReactNode;
  /** At the right from 1000 px only, before and after `tools`. On small screens the menu contains them. */
  before?: ReactNode;
  after?: ReactNode;
};

/** The bar above every signed-in page. The page's `<main id="main">` must follow it. */
export function ShellTopBar({ words, brand, nav, menu, tools, before, after }: ShellTopBarProps) {
  return (
    <>
      <a
        href="#main"
        className="absolute top-0 left-3 z-50 -translate-y-full rounded-[10px] bg-primary px-4 py-2.5 text-on-primary focus:translate-y-2.5"
      >
        {words.skip}
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-bg/86 [backdrop-filter:blur(10px)] short:static">
        <div className="mx-auto flex min-h-[60px] max-w-[1320px] items-center gap-2 px-3 nav:gap-3 nav:px-5 short:min-h-12 phone:min-h-[52px]">
          <IconButton label={words.menu} className="nav:hidden phone:hidden" {...menu.button}>
            <Menu size={22} aria-hidden />
          </IconButton>
          {brand}
          <nav aria-label={words.nav} className="ml-3 hidden gap-0.5 nav:flex">
            {nav}
          </nav>
          <div className="ml-auto flex min-w-0 items-center gap-1.5">
            {before && <div className="max-nav:hidden">{before}</div>}
            {tools}
            {after && <div className="max-nav:hidden">{after}</div>}
          </div>
        </div>
      </header>
    </>
  );
}
