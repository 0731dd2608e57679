import { thanks, whenNeeded } from '#words/proving.ts';
import type { GoogleAgain } from '#web/profile/google-again.ts';

type GoogleProofProps = {
  Again: GoogleAgain;
  isProved: boolean;
  onDone: () => void;
  /** The server asked for it; else it may not be needed. */
  isAsked?: boolean | undefined;
};

/** Stands where others type their password: signing in with Google once more (docs/product/accounts.md 'Proving who one is'). */
export const GoogleProof = ({ Again, isProved, onDone, isAsked }: GoogleProofProps) => (
  <div className="grid gap-3">
    <output className="text-ink2 empty:hidden">{isProved ? thanks : !isAsked && whenNeeded}</output>
    {!isProved && <Again onDone={onDone} />}
  </div>
);
