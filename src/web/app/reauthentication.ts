import { codeOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { showToast } from '#web/ui/windows/toast.ts';

type Proof = { password?: string };

/** The texts of the dialog: why the password is needed, the button's label and the error text. */
type DialogTexts = { text: string; label: string; failed: string; danger?: boolean };

/** An act that waits until its user has proved who they are. */
export type ReauthenticationRequest = DialogTexts & {
  send: (proof: Proof) => Promise<void>;
  onClose: () => void;
};

type Receive = (reauthentication: ReauthenticationRequest) => void;

const ASKS_FOR_PASSWORD = new Set(['PASSWORD_NEEDED', 'SIGN_IN_AGAIN']);

/** The user closed the dialog. That is not a failure, so no error is shown. */
class ReauthenticationCancelled extends Error {}
export const isReauthenticationCancelled = (error: unknown): boolean =>
  error instanceof ReauthenticationCancelled;

let receive: Receive | undefined;

/** Registers the host of the dialog. Returns a function that unregisters it. */
export function onReauthenticationRequest(next: Receive): () => void {
  receive = next;
  return () => {
    if (receive === next) receive = undefined;
  };
}

/**
 * Sends an act that may need reauthentication (docs/product/accounts.md 'What takes proof'). If the server asks for it,
 * shows the dialog and sends again with the password.
 * @throws ReauthenticationCancelled if the user closes the dialog
 */
export async function withReauthentication<Answer>(
  send: (proof: Proof) => Promise<Answer>,
  words: DialogTexts,
): Promise<Answer> {
  try {
    return await send({});
  } catch (error) {
    if (!receive || !ASKS_FOR_PASSWORD.has(codeOf(error) ?? '')) throw error;
    const ask = receive;
    return new Promise((resolve, reject) => {
      ask({
        ...words,
        send: async (proof) => resolve(await send(proof)),
        onClose: () => reject(new ReauthenticationCancelled()),
      });
    });
  }
}

/**
 * Returns an `onError` handler: shows the server's reason in a toast, or `fallback` (docs/product/everywhere.md 'What
 * is said of a failure').
 */
export const showFailure = (fallback: string) => (error: unknown) => {
  if (!isReauthenticationCancelled(error)) showToast(failureOf(error, fallback));
};
