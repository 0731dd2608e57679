import { useEffect, useState } from 'react';
import { passwordProblem } from '#domain/users.ts';
import { retryImport } from '#web/ui/hooks/retry-import.ts';

/** Debounces the check while the user is typing. */
const PAUSE_MS = 300;

// The list is larger than the page's own code, and most people who open a form never need it.
const loadList = retryImport(() => import('#web/accounts/password-warning.ts'));

/**
 * Returns a warning if others could guess the new password soon; undefined until checked. The form can be sent anyway.
 */
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
    // Without the list, nothing is shown.
    const timer = setTimeout(() => void judge().catch(() => {}), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [password, email, displayName]);
  return judged?.password === password ? judged.warning : undefined;
}
