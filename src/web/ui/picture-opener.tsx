import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { Awaited } from '#web/ui/awaited.tsx';
import { Button } from '#web/ui/button.tsx';
import type { FetchedPicture, FetchedPictureWords } from '#web/ui/fetched-picture.tsx';
import { LazyDialog, readWindows } from '#web/ui/lazy-windows.tsx';

const loadPicture = () => import('#web/ui/fetched-picture.tsx');
const LoadedPicture = lazy(() => loadPicture().then((file) => ({ default: file.FetchedPicture })));

type PictureOpenerProps = Omit<ComponentProps<typeof FetchedPicture>, 'words'> & {
  icon: ReactNode;
  words: FetchedPictureWords & { open: string; title: string; close: string };
  className?: string;
  /** What the button is about. */
  describedBy?: string | undefined;
};

/** A button that opens a picture large, over the page. */
export function PictureOpener({ icon, words, className, describedBy, ...picture }: PictureOpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon={icon}
        sends
        className={className}
        aria-describedby={describedBy}
        {...readWindows}
        onClick={() => setIsOpen(true)}
      >
        {words.open}
      </Button>
      <LazyDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.title}
        closeLabel={words.close}
        wide
      >
        <Suspense fallback={<Awaited />}>
          <LoadedPicture {...picture} words={words} />
        </Suspense>
      </LazyDialog>
    </>
  );
}
