import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import type { Me } from '#contract/users.ts';
import { accountProblems, hidePassword, passwordLabel, showPassword } from '#words/accounts.ts';
import { cancel } from '#words/profile.ts';
import {
  codeField,
  provingThanks as thanks,
  provingWhenNeeded as whenNeeded,
  working,
} from '#words/two-step.ts';
import { GoogleAgain } from '#web/accounts/GoogleButton.tsx';
import { codeOf, messageOf } from '#web/calls/api.ts';
import { SecondStepCode } from '#web/accounts/SecondStepCode.tsx';
import { PasswordField } from '#web/accounts/PasswordFields.tsx';
import { FormInWindow } from '#web/ui/windows/form-window.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';

/** What proves who it is, as far as it was asked for. */
type Proof = { password?: string; code: string };

type ReauthenticationFormProps = {
  me: Me;
  /** The server asked for proof; else it may not be needed. */
  isAsked?: boolean;
  /** A code of the app as well. */
  withCode?: boolean;
  send: (proof: Proof) => Promise<unknown>;
  /** What is said where nothing more is known. */
  failed: string;
  label: string;
  danger?: boolean | undefined;
  onCancel: () => void;
  children: ReactNode;
};

/** The password, or Google where there is none. */
export function ReauthenticationForm({ me, isAsked, withCode = false, ...props }: ReauthenticationFormProps) {
  const [isProved, setProved] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { form, field, submit, fail } = useForm({
    initial: { password: '', code: '' },
    draft: null,
    required: {
      fields: [...(me.hasPassword ? ['password' as const] : []), ...(withCode ? ['code' as const] : [])],
      message: accountProblems.FIELDS_MISSING,
    },
  });
  const refuse = (text: string) => {
    showToast({ kind: 'error', text });
    setProblem(undefined);
  };
  const sending = useMutation({
    mutationFn: ({ password, code }: { password: string; code: string }) =>
      props.send({ ...(me.hasPassword && { password }), code }),
    onError: (error) => {
      const text = messageOf(error, props.failed);
      const code = codeOf(error);
      refuse(text);
      if (code === 'SIGN_IN_AGAIN') setProved(false);
      if (code === 'WRONG_PASSWORD') fail({ password: text });
      else if (code === 'WRONG_CODE') fail({ code: text });
      else setProblem(text);
    },
  });
  const onProved = () => {
    setProblem(undefined);
    setProved(true);
    // Nothing else is asked for.
    if (!withCode) form.current?.requestSubmit();
  };
  return (
    <FormInWindow
      form={form}
      onSubmit={submit(sending.mutate, refuse)}
      cancel={cancel}
      onCancel={props.onCancel}
      save={props.label}
      danger={props.danger}
      busy={sending.isPending}
      busyText={working}
    >
      {props.children}
      {me.hasPassword ? (
        <PasswordField
          account={me}
          label={passwordLabel}
          showLabel={showPassword}
          hideLabel={hidePassword}
          autoComplete="current-password"
          {...field('password')}
        />
      ) : (
        <GoogleProof isProved={isProved} isAsked={isAsked} onDone={onProved} />
      )}
      {withCode && <SecondStepCode words={codeField} {...field('code')} />}
      {problem !== undefined && <Problem text={problem} />}
    </FormInWindow>
  );
}

type GoogleProofProps = {
  isProved: boolean;
  onDone: () => void;
  /** The server asked for it; else it may not be needed. */
  isAsked?: boolean | undefined;
};

/** Stands where others type their password: signing in with Google once more (docs/product/accounts.md 'Proof of identity'). */
export const GoogleProof = ({ isProved, onDone, isAsked }: GoogleProofProps) => (
  <div className="grid gap-3">
    <output className="text-ink2 empty:hidden">{isProved ? thanks : !isAsked && whenNeeded}</output>
    {!isProved && <GoogleAgain onDone={onDone} />}
  </div>
);

/** Why something was not done, where it was asked for. */
export const Problem = ({ text }: { text: string }) => (
  <p role="alert" className="flex items-start gap-1.5 text-sm leading-snug font-medium text-danger">
    <CircleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
    <span className="min-w-0">{text}</span>
  </p>
);
