import { useEffect, useState } from 'react';
import { passwordProblem } from '#domain/users.ts';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

/** Whoever is still typing is not told of each word on the way. */
const PAUSE_MS = 300;

// The list weighs more than the page's own code, and most people who open a form never need it.
const loadList = keepLoading(() => import('#web/accounts/password-warning.ts'));

/** What to say of a new password that others would soon guess, once it is known; the form is sent all the same. */
export function usePasswordWarning(
  password: string,
  { email, displayName }: { email?: string; displayName?: string } = {},
): string | undefined {
  const [judged, setJudged] = useState<{ password: string; warning: string | undefined }>();
  useEffect(() => {
    if (passwordProblem(password)) return undefined;
    const judge = async () => {
      const { passwordWarning } = await loadList();
      setJudged({ password, warning: passwordWarning(password, { email, displayName }) });
    };
    // Without the list nothing is said.
    const timer = setTimeout(() => void judge().catch(() => {}), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [password, email, displayName]);
  return judged?.password === password ? judged.warning : undefined;
}
