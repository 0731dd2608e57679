import { Copy, MessageCircle, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ToggleEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { useCloseOnBack } from '#web/ui/hooks/open-windows.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** What is shared, and the texts of the menu that replaces the share sheet. */
export type Sharing = {
  title: string;
  text: string;
  url: string;
  words: Record<'name' | 'whatsApp' | 'copy' | 'copied' | 'copyFailed', string>;
  copy: (text: string) => Promise<boolean>;
};

/** Long enough to copy the text by hand. */
const BY_HAND_SECONDS = 10;

/** Opens the system's share sheet, which most phones have over https. Returns false if there is none or it fails. */
async function shareBySheet({ title, text, url }: Sharing): Promise<boolean> {
  const shared = { title, text, url };
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- not every browser has them
  if (!navigator.share || navigator.canShare?.(shared) === false) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    // The user closed it without choosing.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Shares by the system's share sheet, or by a menu at the button. */
export async function share(sharing: Sharing, button: HTMLElement): Promise<void> {
  if (await shareBySheet(sharing)) return;
  // A root of its own, because the button is one of many and does not know about the menu.
  const holder = document.body.appendChild(document.createElement('div'));
  const root = createRoot(holder);
  const close = () => {
    button.ariaExpanded = null;
    root.unmount();
    holder.remove();
  };
  button.ariaExpanded = 'true';
  root.render(<ShareMenu sharing={sharing} button={button} onClose={close} />);
}

const messageOf = ({ text, url }: Sharing) => `${text} ${url}`;

const MENU_GAP = 6;
const MENU_WIDTH = 200;

/** Places the menu under its button, or above it if the room is too small. */
function place(box: HTMLElement, button: HTMLElement) {
  const from = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = from.bottom + MENU_GAP;
  const top =
    below + box.offsetHeight > clientHeight
      ? Math.max(MENU_GAP, from.top - MENU_GAP - box.offsetHeight)
      : below;
  box.style.top = `${top}px`;
  box.style.left = `${Math.max(MENU_GAP, Math.min(from.left, clientWidth - MENU_WIDTH - MENU_GAP))}px`;
}

type ShareMenuProps = { sharing: Sharing; button: HTMLElement; onClose: () => void };

/**
 * Uses the browser's popover: it handles Escape, clicks outside and the return of focus. With two items it does not
 * justify loading a library's menu.
 */
function ShareMenu({ sharing, button, onClose }: ShareMenuProps) {
  const { words } = sharing;
  const menu = useRef<HTMLDivElement>(null);
  useCloseOnBack(true, () => menu.current?.hidePopover());
  useEffect(() => {
    const box = menu.current;
    if (!box) return undefined;
    box.showPopover();
    place(box, button);
    box.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
    // On scrolling it would stay where its button was.
    const close = () => box.hidePopover();
    addEventListener('scroll', close, { once: true, capture: true });
    return () => removeEventListener('scroll', close, { capture: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it opens once
  }, []);
  const copy = async () => {
    const message = messageOf(sharing);
    if (await sharing.copy(message)) showToast({ kind: 'success', text: words.copied });
    else showToast({ kind: 'error', text: words.copyFailed, reason: message, seconds: BY_HAND_SECONDS });
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const here = items.findIndex((item) => item === document.activeElement);
    const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') event.currentTarget.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length)?.focus();
  };
  const closed = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'closed') onClose();
  };
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      aria-label={words.name}
      tabIndex={-1}
      onKeyDown={move}
      onToggle={closed}
      onClick={() => menu.current?.hidePopover()}
      style={{ width: MENU_WIDTH }}
      className="fixed inset-auto m-0 rounded-lg border border-line bg-surface p-1.5 text-ink shadow-2 outline-none"
    >
      <a
        role="menuitem"
        tabIndex={-1}
        href={`https://wa.me/?text=${encodeURIComponent(messageOf(sharing))}`}
        target="_blank"
        rel="noopener noreferrer"
        className={ITEM}
      >
        <ItemIcon icon={MessageCircle} />
        {words.whatsApp}
      </a>
      <button type="button" role="menuitem" tabIndex={-1} className={ITEM} onClick={() => void copy()}>
        <ItemIcon icon={Copy} />
        {words.copy}
      </button>
    </div>
  );
}

const ITEM =
  'flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 text-left text-15 font-medium hover:bg-sunken focus:bg-sunken';

const ItemIcon = ({ icon: Icon }: { icon: LucideIcon }) => (
  <Icon size={17} aria-hidden className="shrink-0 text-ink2" />
);
