import { clsx } from 'clsx';
import { useEffect } from 'react';
import { CreateHome, JoinHomeByName } from '#web/homes/AddHome.tsx';

/**
 * The two ways to a home.
 * @param filled for whoever has none (docs/product/everywhere.md 'Pages without a home')
 */
export function HomeForms({ filled = false }: { filled?: boolean }) {
  // They go once there is a home, and what had the focus with them.
  useEffect(
    () => () => {
      if (filled && document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    },
    [filled],
  );
  return (
    <div className={clsx('grid grid-cols-1 gap-4', filled ? 'mt-2 sm:grid-cols-2' : 'md:grid-cols-2')}>
      <CreateHome filled={filled} />
      <JoinHomeByName filled={filled} />
    </div>
  );
}
