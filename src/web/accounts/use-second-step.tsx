import { lazy, Suspense, useState, useTransition, type ReactNode } from 'react';
import type { SendCode } from '#web/accounts/SecondStep.tsx';

const CodePage = lazy(() =>
  import('#web/accounts/SecondStep.tsx').then((file) => ({ default: file.CodePage })),
);

/**
 * The second step of a sign-in: `ask` puts its page in the place of `around`'s children, until it has succeeded or the person goes back.
 */
export function useSecondStep() {
  const [send, setSend] = useState<SendCode>();
  const [, startAsking] = useTransition();
  return {
    ask: (by: SendCode) => startAsking(() => setSend(() => by)),
    around: (first: ReactNode) =>
      send ? (
        <Suspense>
          <CodePage send={send} onBack={() => setSend(undefined)} />
        </Suspense>
      ) : (
        first
      ),
  };
}
