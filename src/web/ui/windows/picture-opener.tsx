import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import type { FetchedPictureWords } from '#web/ui/windows/fetched-picture.tsx';
import { LoadingPart } from '#web/ui/windows/lazy-window.tsx';
import type { PictureWindow } from '#web/ui/windows/picture-window.tsx';
import { retryImport } from '#web/ui/hooks/retry-import.ts';

const loadWindow = retryImport(() => import('#web/ui/windows/picture-window.tsx'));
const warmWindow = () => void loadWindow();

type PictureOpenerProps = Pick<ComponentProps<typeof PictureWindow>, 'address' | 'headers' | 'alt'> & {
  icon: ReactNode;
  words: FetchedPictureWords & { open: string; title: string; close: string };
  className?: string;
  /** The id of the text that says what the picture is about. */
  describedBy?: string | undefined;
};

/** A button that opens a picture large over the page. The window's code loads when the pointer or focus is near. */
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
      {isOpen && !loaded && <LoadingPart />}
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
