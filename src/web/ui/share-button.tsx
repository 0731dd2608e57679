import { lazy, Suspense, useRef, useState, type ComponentProps } from 'react';
import { Awaited } from '#web/ui/awaited.tsx';
import { Button } from '#web/ui/button.tsx';

/** What is handed on, and what the menu says in place of a share sheet. */
export type Sharing = {
  title: string;
  text: string;
  url: string;
  words: Record<'name' | 'whatsApp' | 'copy' | 'copied' | 'copyFailed', string>;
  /** Whether the text could be copied. */
  copy: (text: string) => Promise<boolean>;
};

const loadMenu = () => import('#web/ui/share-menu.tsx');
const ShareMenu = lazy(() => loadMenu().then((file) => ({ default: file.ShareMenu })));

type ShareButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'busy'> & {
  /** Loads what is handed on. */
  prepare: () => Promise<Sharing>;
};

/** Opens the system's share sheet; where there is none, or it fails, a small menu (docs/product/everywhere.md 'Sharing'). */
export function ShareButton({ prepare, ...look }: ShareButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isComing, setIsComing] = useState(false);
  const [inMenu, setInMenu] = useState<Sharing>();
  const load = () => Promise.all([loadMenu(), prepare()]);
  const near = () => void load().catch(() => {});
  const share = async () => {
    setIsComing(true);
    const [{ shareBySheet }, sharing] = await load();
    setIsComing(false);
    if (!(await shareBySheet(sharing))) setInMenu(sharing);
  };
  return (
    <>
      <Button
        {...look}
        ref={button}
        aria-haspopup={'share' in navigator ? undefined : 'menu'}
        aria-expanded={'share' in navigator ? undefined : inMenu !== undefined}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => void share()}
      />
      {isComing && <Awaited />}
      {inMenu && (
        <Suspense>
          <ShareMenu sharing={inMenu} button={() => button.current} onClose={() => setInMenu(undefined)} />
        </Suspense>
      )}
    </>
  );
}
