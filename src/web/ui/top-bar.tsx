import { Menu } from 'lucide-react';
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { buttonLook } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const loadSheet = () => import('#web/ui/side-sheet.tsx');
const SideSheet = lazy(() => loadSheet().then((file) => ({ default: file.SideSheet })));

/** The classes of one link of the navigation. The router marks the active one with data-status="active". */
export const NAV_LINK =
  'flex items-center rounded-[10px] px-[11px] py-2 text-[15px] font-[550] whitespace-nowrap text-ink2 hover:bg-sunken hover:text-ink data-[status=active]:bg-primary-soft data-[status=active]:text-on-primary-soft max-nav:min-h-12 max-nav:text-base';

/** The classes of a button below the links in the menu of small screens. */
export const MENU_ROW = buttonLook({
  variant: 'ghost',
  className: 'min-h-12! w-full justify-start! px-[11px]!',
});

type TopBarWords = { skip: string; nav: string; menu: string; closeMenu: string };

type TopBarProps = {
  words: TopBarWords;
  /** The page's link around a `<Brand>`. */
  brand: ReactNode;
  /** Links with NAV_LINK: in the bar from 1080 px, in the menu below. */
  nav: ReactNode;
  /** At the right on every screen: bell, picture with name. */
  tools: ReactNode;
  /** At the right from 1080 px only, before and after `tools`; the menu holds them on small screens. */
  before?: ReactNode;
  after?: ReactNode;
  /** Heads the menu: the home's name. */
  menuTitle: string;
  /** Buttons with MENU_ROW: light and dark, Logout. */
  menuActions: ReactNode;
};

/** The bar above every signed-in page. The page's `<main id="main">` follows it. */
export function TopBar({ words, brand, nav, tools, before, after, menuTitle, menuActions }: TopBarProps) {
  const [open, setOpen] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const warmUp = () => void loadSheet();
  const openMenu = () => {
    setDrawn(true);
    setOpen(true);
  };
  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) setOpen(false);
  };
  return (
    <>
      <a
        href="#main"
        className="absolute -top-16 left-3 z-50 rounded-[10px] bg-primary px-4 py-2.5 text-on-primary focus:top-2.5"
      >
        {words.skip}
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-bg/86 backdrop-blur-[10px] short:static">
        <div className="mx-auto flex h-[60px] max-w-[1320px] items-center gap-2 px-3 nav:gap-3 nav:px-5 short:h-12">
          <IconButton
            label={words.menu}
            aria-haspopup="dialog"
            aria-expanded={open}
            className="nav:hidden"
            onPointerEnter={warmUp}
            onFocus={warmUp}
            onClick={openMenu}
          >
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
      {drawn && (
        <Suspense>
          <SideSheet
            open={open}
            onClose={() => setOpen(false)}
            title={menuTitle}
            closeLabel={words.closeMenu}
          >
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links and buttons inside are what is pressed, by key too */}
            <div onClick={closeOnChoice}>
              <nav aria-label={words.nav} className="grid gap-1">
                {nav}
              </nav>
              <div className="mt-4 grid gap-1 border-t border-line pt-4">{menuActions}</div>
            </div>
          </SideSheet>
        </Suspense>
      )}
    </>
  );
}
