import type { ErrorCode } from '#contract/errors.ts';
import { codeOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** The field that each refusal is about; all other refusals are about the whole form. */
const ACCOUNT_FIELDS: Partial<Record<ErrorCode, string>> = {
  EMAIL_INVALID: 'email',
  EMAIL_TAKEN: 'email',
  WRONG_EMAIL_OR_PASSWORD: 'password',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  DISPLAY_NAME_MISSING: 'displayName',
  DISPLAY_NAME_TOO_SHORT: 'displayName',
  DISPLAY_NAME_TOO_LONG: 'displayName',
  DISPLAY_NAME_RESERVED: 'displayName',
  NAME_TAKEN: 'displayName',
};

export const showError = (text: string) => {
  showToast({ kind: 'error', text });
};

/** Shows why a form was refused: in the toast, and under the field it is about. */
export function showRefusal(error: unknown, fallback: string, fail: (found: Record<string, string>) => void) {
  const failure = failureOf(error, fallback);
  showToast(failure);
  const field = ACCOUNT_FIELDS[codeOf(error) ?? 'UNEXPECTED'];
  if (field !== undefined) fail({ [field]: failure.text });
}
