import type { MouseEvent, ReactNode } from 'react';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';

export const MenuSheet = lazyWindow(() => import('#web/ui/windows/side-sheet.tsx'), 'SideSheet');

/**
 * The same query as the variant `phone` in styles.css. These phones have the tab bar, and the menu comes from below.
 */
export const isUprightPhone = () => matchMedia('(orientation: portrait) and (width < 48rem)').matches;

export type MenuState = ReturnType<typeof useMenu>;

/**
 * State of the menu of small screens, and props for its buttons. `preloadContent` preloads the menu's content when the
 * pointer is near a button.
 */
export function useMenu(preloadContent: () => void) {
  const { opening, open, close } = useOpening();
  const preloadProps = () => {
    MenuSheet.preload();
    preloadContent();
  };
  return {
    opening,
    close,
    button: {
      'aria-haspopup': 'dialog',
      'aria-expanded': opening.isOpen,
      onPointerEnter: preloadProps,
      onFocus: preloadProps,
      onClick: () => open(),
    },
  } as const;
}

type MenuProps = { menu: MenuState; title: string; closeLabel: string; children: ReactNode };

/**
 * The menu of small screens: from below on phones in portrait, from the left elsewhere. Pressing a link or button in it
 * closes it.
 */
export function Menu({ menu, title, closeLabel, children }: MenuProps) {
  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) menu.close();
  };
  return (
    <MenuSheet
      isFromBelow={isUprightPhone()}
      opening={menu.opening}
      onClose={menu.close}
      title={title}
      closeLabel={closeLabel}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links and buttons inside are what is pressed, by key too */}
      <div onClick={closeOnChoice}>{children}</div>
    </MenuSheet>
  );
}

/** The classes of a row of the menu, which is a link or a button. */
export const MENU_ROW =
  'flex min-h-12 w-full items-center gap-3.5 rounded-[10px] px-[11px] py-1.5 text-left text-base font-medium text-ink hover:bg-sunken aria-disabled:text-ink3 data-[status=active]:bg-primary-soft data-[status=active]:text-on-primary-soft';
