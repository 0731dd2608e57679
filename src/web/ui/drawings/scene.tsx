import { clsx } from 'clsx';
import { lazy, Suspense } from 'react';

const Drawing = lazy(() =>
  import('#web/ui/drawings/scene-drawing.tsx').then((file) => ({ default: file.SceneDrawing })),
);

/** The home of the first screens. Its place is kept from the start, its 2 kB come after the form. */
export function Scene({ className }: { className?: string | undefined }) {
  return (
    <div className={clsx('aspect-[520/372]', className)}>
      <Suspense>
        <Drawing />
      </Suspense>
    </div>
  );
}
