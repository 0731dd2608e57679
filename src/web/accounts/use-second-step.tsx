import { Suspense, useTransition, type ReactNode } from 'react';
import { useReloadSafeState } from '#web/ui/hooks/use-reload-safe-state.ts';
import { LoadingPart, lazyPart } from '#web/ui/windows/lazy-window.tsx';

const CodePage = lazyPart(() => import('#web/accounts/SecondStep.tsx'), 'CodePage');

/**
 * The second step of a sign-in. `ask` shows its page instead of the children of `around`, until it succeeds or the user
 * goes back.
 * @param send signs in with the result of the first step, which survives a change of the language, and the code
 */
export function useSecondStep<First>(send: (first: First, code: string) => Promise<unknown>) {
  const [done, setDone] = useReloadSafeState<{ first: First } | null>('first-step', null);
  const [, startAsking] = useTransition();
  return {
    ask: (first: First) => startAsking(() => setDone({ first })),
    around: (start: ReactNode) =>
      done ? (
        <Suspense fallback={<LoadingPart />}>
          <CodePage send={(code) => send(done.first, code)} onBack={() => setDone(null)} />
        </Suspense>
      ) : (
        start
      ),
  };
}
