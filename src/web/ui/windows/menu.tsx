import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { Awaited } from '#web/ui/windows/lazy-window.tsx';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

/** The code of the menu's window. */
export const loadSheet = keepLoading(() => import('#web/ui/windows/side-sheet.tsx'));
const SideSheet = lazy(() => loadSheet().then((file) => ({ default: file.SideSheet })));

/** As the variant `phone` of styles.css: there the tab bar is, and the menu comes from below. */
export const isUprightPhone = () => matchMedia('(orientation: portrait) and (width < 48rem)').matches;

export type MenuState = ReturnType<typeof useMenu>;

/** Whether the menu of small screens is open, and what its buttons need; `loadContent` is begun when one is near. */
export function useMenu(loadContent: () => Promise<unknown>) {
  const [open, setOpen] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const warmUp = () => void Promise.all([loadSheet(), loadContent()]).catch(() => {});
  return {
    open,
    drawn,
    close: () => setOpen(false),
    button: {
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      onPointerEnter: warmUp,
      onFocus: warmUp,
      onClick: () => {
        setDrawn(true);
        setOpen(true);
      },
    },
  } as const;
}

type MenuProps = { menu: MenuState; title: string; closeLabel: string; children: ReactNode };

/** The menu of small screens: from below on upright phones, from the left elsewhere. A link or button in it closes it. */
export function Menu({ menu, title, closeLabel, children }: MenuProps) {
  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) menu.close();
  };
  if (!menu.drawn) return null;
  return (
    <Suspense fallback={<Awaited />}>
      <SideSheet
        isFromBelow={isUprightPhone()}
        open={menu.open}
        onClose={menu.close}
        title={title}
        closeLabel={closeLabel}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links and buttons inside are what is pressed, by key too */}
        <div onClick={closeOnChoice}>{children}</div>
      </SideSheet>
    </Suspense>
  );
}

/** The classes of a row of the menu, a link or a button. */
export const MENU_ROW =
  'flex min-h-12 w-full items-center gap-3.5 rounded-[10px] px-[11px] py-1.5 text-left text-base font-medium text-ink hover:bg-sunken aria-disabled:text-ink3 data-[status=active]:bg-primary-soft data-[status=active]:text-on-primary-soft';
