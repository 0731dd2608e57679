import { Ellipsis, type LucideIcon } from 'lucide-react';
import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef, useState, type ToggleEvent } from 'react';
import { iconButtonLook } from '#web/ui/controls/icon-button.tsx';
import { useOffline } from '#web/ui/hooks/connection.ts';
import { useCloseOnBack } from '#web/ui/hooks/open-windows.ts';
import { focusFirstItem, keepAtButton, MENU_BOX, MENU_ITEM, moveInMenu } from '#web/ui/windows/menu-box.ts';

export type MoreItem = {
  icon: LucideIcon;
  label: string;
  /** Gets the menu's button, which has the focus again by then. */
  run: (button: HTMLElement) => void;
  /** Preloads what it opens. */
  preload?: (() => void) | undefined;
  /** It needs the server, so it is off while the server is not reached. */
  sends?: boolean | undefined;
};

type MoreMenuProps = {
  /** The accessible name of the button and its menu: 'More for Wei Jie Tan'. */
  label: string;
  items: readonly MoreItem[];
  variant?: 'ghost' | 'outline' | undefined;
};

/** A button '⋯' with rarely used actions, each with its word. Uses the browser's popover, like Popover. */
export function MoreMenu({ label, items, variant }: MoreMenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useCloseOnBack(isOpen, () => box.current?.hidePopover());
  useLayoutEffect(() => {
    if (!isOpen || !box.current || !button.current) return undefined;
    const letGo = keepAtButton(box.current, button.current, 'right');
    focusFirstItem(box.current);
    return letGo;
  }, [isOpen]);
  const near = () => items.forEach(({ preload }) => preload?.());
  const toggle = ({ newState }: ToggleEvent<HTMLDivElement>) => setIsOpen(newState === 'open');
  const choose = ({ run }: MoreItem) => {
    box.current?.hidePopover();
    button.current?.focus({ preventScroll: true });
    if (button.current) run(button.current);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={id}
        onPointerEnter={near}
        onFocus={near}
        className={iconButtonLook({ variant, className: 'relative' })}
      >
        <Ellipsis size={18} aria-hidden />
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={moveInMenu}
        onToggle={toggle}
        className={clsx(MENU_BOX, 'max-w-[calc(100vw-12px)] min-w-52', !isOpen && 'invisible')}
      >
        {isOpen && items.map((item) => <Item key={item.label} item={item} onChoose={() => choose(item)} />)}
      </div>
    </>
  );
}

function Item({ item: { icon: Icon, label, sends }, onChoose }: { item: MoreItem; onChoose: () => void }) {
  const offline = useOffline();
  const off = sends ? offline : undefined;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={off !== undefined || undefined}
      title={off}
      className={clsx(MENU_ITEM, off !== undefined && 'cursor-default! text-ink3')}
      onClick={off === undefined ? onChoose : undefined}
    >
      <Icon size={17} aria-hidden className="shrink-0 text-ink2" />
      {label}
    </button>
  );
}
