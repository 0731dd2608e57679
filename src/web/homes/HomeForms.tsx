import { useEffect } from 'react';
import { CreateHome, JoinHomeByName } from '#web/homes/AddHome.tsx';

/** The two ways to a home, for whoever has none (docs/product/everywhere.md 'Pages without a home'). */
export function HomeForms() {
  // They go once there is a home, and what had the focus with them.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <div className="mt-2 grid grid-cols-1 gap-4 sm:grid-cols-2">
      <CreateHome filled />
      <JoinHomeByName filled />
    </div>
  );
}
