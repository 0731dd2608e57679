import { Copy, MessageCircle, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ToggleEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { useCloseOnBack } from '#web/ui/hooks/open-windows.ts';
import { focusFirstItem, keepAtButton, MENU_BOX, MENU_ITEM, moveInMenu } from '#web/ui/windows/menu-box.ts';
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

const MENU_WIDTH = 200;

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
    const letGo = keepAtButton(box, button);
    focusFirstItem(box);
    return letGo;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it opens once
  }, []);
  const copy = async () => {
    const message = messageOf(sharing);
    if (await sharing.copy(message)) showToast({ kind: 'success', text: words.copied });
    else showToast({ kind: 'error', text: words.copyFailed, reason: message, seconds: BY_HAND_SECONDS });
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
      onKeyDown={moveInMenu}
      onToggle={closed}
      onClick={() => menu.current?.hidePopover()}
      style={{ width: MENU_WIDTH }}
      className={MENU_BOX}
    >
      <a
        role="menuitem"
        tabIndex={-1}
        href={`https://wa.me/?text=${encodeURIComponent(messageOf(sharing))}`}
        target="_blank"
        rel="noopener noreferrer"
        className={MENU_ITEM}
      >
        <ItemIcon icon={MessageCircle} />
        {words.whatsApp}
      </a>
      <button type="button" role="menuitem" tabIndex={-1} className={MENU_ITEM} onClick={() => void copy()}>
        <ItemIcon icon={Copy} />
        {words.copy}
      </button>
    </div>
  );
}

const ItemIcon = ({ icon: Icon }: { icon: LucideIcon }) => (
  <Icon size={17} aria-hidden className="shrink-0 text-ink2" />
);
