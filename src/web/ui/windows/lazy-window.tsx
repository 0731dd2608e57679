import {
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentProps,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';
import { awaitPart } from '#web/ui/hooks/connection.ts';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

/** In the place of what somebody opened, while its code comes: without a connection it is said that it opens later. */
export function Awaited() {
  useEffect(() => awaitPart(), []);
  return null;
}

// oxlint-disable-next-line typescript/no-explicit-any -- any component, whatever its props
type Part = ComponentType<any>;
type PartOf<M, Name extends keyof M> = M[Name] extends Part ? M[Name] : never;
/** A part whose code comes when it is first drawn, or before: by `readAhead`. */
export type LazyPart<P extends Part> = LazyExoticComponent<P> & { readAhead: () => void };

/**
 * Loads a component when it is first drawn, as soon as that can be (keep-loading.ts). Draw it inside a `Suspense` whose fallback keeps its place.
 * @example
 * const ChoreBalance = lazyPart(() => import('#web/chores/ChoreBalance.tsx'), 'ChoreBalance');
 * <Suspense fallback={<Skeleton />}><ChoreBalance home={home} /></Suspense>
 */
export function lazyPart<M, Name extends keyof M>(
  load: () => Promise<M>,
  name: Name,
): LazyPart<PartOf<M, Name>> {
  const loadFile = keepLoading(load);
  const part = lazy(async () => ({ default: (await loadFile())[name] as PartOf<M, Name> }));
  return Object.assign(part, { readAhead: () => void loadFile().catch(() => {}) });
}

/** Which opening of a window it is, and whether it is open. `about` is what it opened for, as it was then. */
export type Opening<About = undefined> = { times: number; isOpen: boolean; about: About | undefined };

/**
 * The openings of a window: it stays drawn while it closes, so that closing is animated, and each opening begins with a fresh form.
 * @example
 * const window = useOpening<Chore>();
 * <Button onClick={() => window.open(chore)} {...SwapDialog.warmUp} />
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
 * Loads a window when it first opens. `warmUp` on what opens it loads its code before: spread it on a button whose window ends at the server.
 * @example
 * const SwapDialog = lazyWindow(() => import('#web/swaps/SwapDialog.tsx'), 'SwapDialog');
 */
export function lazyWindow<M, Name extends keyof M>(load: () => Promise<M>, name: Name) {
  const Loaded = lazyPart(load, name);
  const { readAhead } = Loaded;
  // TypeScript cannot tell what is left of props that it does not know yet.
  const Drawn: Part = Loaded;
  function Window({ opening, ...props }: Opened<ComponentProps<PartOf<M, Name>>>) {
    if (opening.times === 0) return null;
    return (
      <Suspense fallback={<Awaited />}>
        <Drawn key={opening.times} open={opening.isOpen} {...props} />
      </Suspense>
    );
  }
  return Object.assign(Window, {
    readAhead,
    warmUp: { onPointerEnter: readAhead, onFocus: readAhead, sends: true },
  });
}

export const LazyDialog = lazyWindow(() => import('#web/ui/windows/dialog.tsx'), 'Dialog');
export const LazyQuestion = lazyWindow(() => import('#web/ui/windows/question.tsx'), 'Question');
