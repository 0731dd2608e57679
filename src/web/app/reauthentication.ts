import { codeOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { showToast } from '#web/ui/windows/toast.ts';

type Proof = { password?: string };

/** What the dialog says of an act that takes proof: why, the button that does it, and what is said if that fails. */
type ProofWords = { text: string; label: string; failed: string; danger?: boolean };

/** An act that waits for proof of who asks. */
export type Unproved = ProofWords & { send: (proof: Proof) => Promise<void>; onClose: () => void };

type Receive = (unproved: Unproved) => void;

const NEEDS_PROOF = new Set(['PASSWORD_NEEDED', 'SIGN_IN_AGAIN']);

/** The person closed the dialog: the act did not fail, and nothing is said. */
class NotProved extends Error {}
export const isNotProved = (error: unknown): boolean => error instanceof NotProved;

let receive: Receive | undefined;

/** For the host of the dialog. Returns how to stop. */
export function receiveUnproved(next: Receive): () => void {
  receive = next;
  return () => {
    if (receive === next) receive = undefined;
  };
}

/**
 * Sends what takes proof of who asks (docs/product/accounts.md 'What takes proof'). If the server asks for it, a dialog does, and sends again
 * with the password. Rejects with `isNotProved` if the person closes the dialog.
 */
export async function proved<Answer>(
  send: (proof: Proof) => Promise<Answer>,
  words: ProofWords,
): Promise<Answer> {
  try {
    return await send({});
  } catch (error) {
    if (!receive || !NEEDS_PROOF.has(codeOf(error) ?? '')) throw error;
    const ask = receive;
    return new Promise((resolve, reject) => {
      ask({
        ...words,
        send: async (proof) => resolve(await send(proof)),
        onClose: () => reject(new NotProved()),
      });
    });
  }
}

/** For `onError`: the server's reason in a toast, or the action's fallback (docs/product/everywhere.md 'What is said of a failure'). */
export const sayWhy = (fallback: string) => (error: unknown) => {
  if (!isNotProved(error)) showToast(failureOf(error, fallback));
};
