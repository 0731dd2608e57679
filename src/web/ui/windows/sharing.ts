import type { MouseEvent } from 'react';
import { awaitPart } from '#web/ui/hooks/connection.ts';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';
import type { Sharing } from '#web/ui/windows/share-menu.tsx';

const loadMenu = keepLoading(() => import('#web/ui/windows/share-menu.tsx'));

/**
 * What a button needs that opens the system's share sheet, or a small menu where there is none (docs/product/everywhere.md 'Sharing'). No
 * component with a state: it stands on each line of a long list, and all that it opens comes later.
 * @param prepare loads what is handed on
 */
export function sharingBy(prepare: () => Promise<Sharing>) {
  const load = () => Promise.all([loadMenu(), prepare()]);
  const near = () => void load().catch(() => {});
  const press = async (button: HTMLElement) => {
    const came = awaitPart();
    const [{ share }, sharing] = await load().finally(came);
    await share(sharing, button);
  };
  return {
    'aria-haspopup': 'share' in navigator ? undefined : 'menu',
    onPointerEnter: near,
    onFocus: near,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => void press(currentTarget),
  } as const;
}
