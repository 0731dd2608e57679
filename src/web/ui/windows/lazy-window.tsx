import {
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentProps,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { awaitPart } from '#web/ui/hooks/connection.ts';
import { retryImport } from '#web/ui/hooks/retry-import.ts';

/**
 * Shows `children`, such as a skeleton, while the code of an opened part loads. Without a connection the page says that
 * it opens later.
 */
export function LoadingPart({ children }: { children?: ReactNode }) {
  useEffect(() => awaitPart(), []);
  return children;
}

// oxlint-disable-next-line typescript/no-explicit-any -- any component, whatever its props
type Part = ComponentType<any>;
type PartOf<M, Name extends keyof M> = M[Name] extends Part ? M[Name] : never;
/** A part whose code loads when it first renders, or earlier by `preload`. */
export type LazyPart<P extends Part> = LazyExoticComponent<P> & { preload: () => void };

/**
 * Loads a component when it first renders, with retries (retry-import.ts). Wrap it in a `Suspense` whose fallback has
 * the same size.
 * @example
 * const ChoreBalance = lazyPart(() => import('#web/chores/ChoreBalance.tsx'), 'ChoreBalance');
 * <Suspense fallback={<Skeleton />}><ChoreBalance home={home} /></Suspense>
 */
export function lazyPart<M, Name extends keyof M>(
  load: () => Promise<M>,
  name: Name,
): LazyPart<PartOf<M, Name>> {
  const loadFile = retryImport(load);
  const part = lazy(async () => ({ default: (await loadFile())[name] as PartOf<M, Name> }));
  return Object.assign(part, { preload: () => void loadFile().catch(() => {}) });
}

/** How often a window has opened, and whether it is open. `about` is what it opened for. */
export type Opening<About = undefined> = { times: number; isOpen: boolean; about: About | undefined };

/**
 * Tracks the openings of a window. The window stays mounted while it closes, so that closing is animated, and each
 * opening starts with a fresh form.
 * @example
 * const window = useOpening<Chore>();
 * <Button onClick={() => window.open(chore)} {...SwapDialog.preloadProps} />
 * <SwapDialog opening={window.opening} onClose={window.close} home={home} />
 */
export function useOpening<About = undefined>() {
  const [opening, setOpening] = useState<Opening<About>>({ times: 0, isOpen: false, about: undefined });
  return {
    opening,
    open: (about?: About) => setOpening(({ times }) => ({ times: times + 1, isOpen: true, about })),
    close: () => setOpening((before) => ({ ...before, isOpen: false })),
  };
}

type WindowProps = { open: boolean; onClose: () => void };
type Opened<P> = Omit<P, keyof WindowProps> & { opening: Opening<unknown>; onClose: () => void };

/**
 * Loads a window when it first opens. Spread `preloadProps` on the button that opens it to load the code earlier, if the
 * window ends with a call to the server.
 * @example
 * const SwapDialog = lazyWindow(() => import('#web/swaps/SwapDialog.tsx'), 'SwapDialog');
 */
export function lazyWindow<M, Name extends keyof M>(load: () => Promise<M>, name: Name) {
  const Loaded = lazyPart(load, name);
  const { preload } = Loaded;
  // TypeScript cannot compute the remaining props of a generic component.
  const Drawn: Part = Loaded;
  function Window({ opening, ...props }: Opened<ComponentProps<PartOf<M, Name>>>) {
    if (opening.times === 0) return null;
    return (
      <Suspense fallback={<LoadingPart />}>
        <Drawn key={opening.times} open={opening.isOpen} {...props} />
      </Suspense>
    );
  }
  return Object.assign(Window, {
    preload,
    preloadProps: { onPointerEnter: preload, onFocus: preload, sends: true },
  });
}

export const LazyDialog = lazyWindow(() => import('#web/ui/windows/dialog.tsx'), 'Dialog');
export const LazyQuestion = lazyWindow(() => import('#web/ui/windows/question.tsx'), 'Question');
