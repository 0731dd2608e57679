import type { MouseEvent } from 'react';
import { awaitPart } from '#web/ui/hooks/connection.ts';
import { retryImport } from '#web/ui/hooks/retry-import.ts';
import type { Sharing } from '#web/ui/windows/share-menu.tsx';

const loadMenu = retryImport(() => import('#web/ui/windows/share-menu.tsx'));

export const preloadSharing = () => void loadMenu().catch(() => {});

/** Opens the system's share sheet, or a small menu at the button if there is none. */
export async function openSharing(prepare: () => Promise<Sharing>, button: HTMLElement) {
  const done = awaitPart();
  const [{ share }, sharing] = await Promise.all([loadMenu(), prepare()]).finally(done);
  await share(sharing, button);
}

/**
 * Returns the props of a button that opens the system's share sheet, or a small menu if there is none
 * (docs/product/everywhere.md 'Sharing'). Not a component with state, because each row of a long list has one;
 * everything it opens loads later.
 * @param prepare loads what is shared
 */
export function shareButtonProps(prepare: () => Promise<Sharing>) {
  const near = () => void Promise.all([loadMenu(), prepare()]).catch(() => {});
  return {
    'aria-haspopup': 'share' in navigator ? undefined : 'menu',
    onPointerEnter: near,
    onFocus: near,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => void openSharing(prepare, currentTarget),
  } as const;
}
