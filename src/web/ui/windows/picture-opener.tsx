import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import type { FetchedPictureWords } from '#web/ui/windows/fetched-picture.tsx';
import { Awaited } from '#web/ui/windows/lazy-window.tsx';
import type { PictureWindow } from '#web/ui/windows/picture-window.tsx';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const loadWindow = keepLoading(() => import('#web/ui/windows/picture-window.tsx'));
const warmWindow = () => void loadWindow();

type PictureOpenerProps = Pick<ComponentProps<typeof PictureWindow>, 'address' | 'headers' | 'alt'> & {
  icon: ReactNode;
  words: FetchedPictureWords & { open: string; title: string; close: string };
  className?: string;
  /** What the button is about. */
  describedBy?: string | undefined;
};

/** A button that opens a picture large, over the page. The window's code comes when it is first wanted. */
export function PictureOpener({ icon, words, className, describedBy, ...picture }: PictureOpenerProps) {
  const [loaded, setLoaded] = useState<{ Window: typeof PictureWindow }>();
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    setIsOpen(true);
    const { PictureWindow: Window } = await loadWindow();
    setLoaded({ Window });
  };
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon={icon}
        busy={isOpen && !loaded}
        className={className}
        aria-describedby={describedBy}
        onPointerEnter={warmWindow}
        onFocus={warmWindow}
        onClick={() => void open()}
      >
        {words.open}
      </Button>
      {isOpen && !loaded && <Awaited />}
      {loaded && (
        <loaded.Window
          {...picture}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title={words.title}
          closeLabel={words.close}
          words={words}
        />
      )}
    </>
  );
}
