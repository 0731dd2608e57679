import { Suspense, useTransition, type ReactNode } from 'react';
import { useReloaded } from '#web/ui/hooks/use-reloaded.ts';
import { Awaited, lazyPart } from '#web/ui/windows/lazy-window.tsx';

const CodePage = lazyPart(() => import('#web/accounts/SecondStep.tsx'), 'CodePage');

/**
 * The second step of a sign-in: `ask` puts its page in the place of `around`'s children, until it has succeeded or the person goes back.
 * @param send signs in with what the first step left, which outlives a change of the language, and the code
 */
export function useSecondStep<First>(send: (first: First, code: string) => Promise<unknown>) {
  const [done, setDone] = useReloaded<{ first: First } | null>('first-step', null);
  const [, startAsking] = useTransition();
  return {
    ask: (first: First) => startAsking(() => setDone({ first })),
    around: (start: ReactNode) =>
      done ? (
        <Suspense fallback={<Awaited />}>
          <CodePage send={(code) => send(done.first, code)} onBack={() => setDone(null)} />
        </Suspense>
      ) : (
        start
      ),
  };
}
