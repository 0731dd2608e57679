import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { cleanLine } from '#domain/texts.ts';
import { backToSignIn, loginFailed } from '#words/accounts.ts';
import {
  checkingCode,
  codeField,
  codeGoOn as goOn,
  codeMissing,
  codeText,
  secondStepTitle,
} from '#words/two-step.ts';
import { AccountFrame } from '#web/accounts/AccountFrame.tsx';
import { showError } from '#web/accounts/refusals.ts';
import { codeOf, messageOf } from '#web/calls/api.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { SecondStepCode } from '#web/accounts/SecondStepCode.tsx';
import { useReloadSafeState } from '#web/ui/hooks/use-reload-safe-state.ts';

export type SendCode = (code: string) => Promise<unknown>;

type CodeEntryProps = {
  send: SendCode;
  /** The text for a failure of unknown reason. */
  failed: string;
  /** The first step must be repeated. */
  onExpired: () => void;
};

/** Asks for the code of two-step sign-in. Not a form, because it may be inside one. */
export function CodeEntry({ send, failed, onExpired }: CodeEntryProps) {
  const [code, setCode] = useReloadSafeState('code', '');
  const [problem, setProblem] = useState<string>();
  const refuse = (text: string) => {
    showError(text);
    setProblem(text);
  };
  const sending = useMutation({
    mutationFn: send,
    onError: (error) => {
      refuse(messageOf(error, failed));
      if (codeOf(error) === 'SIGN_IN_EXPIRED') onExpired();
    },
  });
  const submit = () => {
    if (cleanLine(code) === '') refuse(codeMissing);
    else sending.mutate(code);
  };
  return (
    <div className="grid gap-4">
      <SecondStepCode
        words={codeField}
        value={code}
        error={problem}
        takesFocus
        onChange={(typed) => {
          setCode(typed);
          setProblem(undefined);
        }}
        onEnter={submit}
      />
      <Button size="large" busy={sending.isPending} busyText={checkingCode} onClick={submit}>
        {goOn}
      </Button>
    </div>
  );
}

/** Replaces a sign-in page after its first step. */
export function CodePage({ send, onBack }: { send: SendCode; onBack: () => void }) {
  return (
    <AccountFrame
      title={secondStepTitle}
      text={codeText}
      foot={
        <button type="button" className="link inline-flex items-center gap-1.5" onClick={onBack}>
          <ArrowLeft size={16} aria-hidden />
          {backToSignIn}
        </button>
      }
    >
      <CodeEntry send={send} failed={loginFailed} onExpired={onBack} />
    </AccountFrame>
  );
}
