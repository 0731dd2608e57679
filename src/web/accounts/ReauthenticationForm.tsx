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
import { PasswordField, type PasswordFieldProps } from '#web/accounts/PasswordFields.tsx';
import { FormInWindow } from '#web/ui/windows/form-window.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';

/** The user's input, as far as it was asked for. */
type Proof = { password?: string; code: string };

type ReauthenticationFormProps = {
  me: Me;
  /** The server has asked for proof; otherwise it may turn out not to be needed. */
  isAsked?: boolean;
  /** Asks for a code from the app as well. */
  withCode?: boolean;
  send: (proof: Proof) => Promise<unknown>;
  /** The text for a failure of unknown reason. */
  failed: string;
  label: string;
  danger?: boolean | undefined;
  onCancel: () => void;
  children: ReactNode;
};

/** Asks for the password, or for Google if the account has no password. */
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
    // There is nothing else to fill in.
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
      <IdentityField
        me={me}
        password={field('password')}
        isProved={isProved}
        isAsked={isAsked}
        onProved={onProved}
      />
      {withCode && <SecondStepCode words={codeField} {...field('code')} />}
      {problem !== undefined && <Problem text={problem} />}
    </FormInWindow>
  );
}

type IdentityFieldProps = {
  me: Me;
  /** The field for the password, of an account that has one. */
  password: Omit<PasswordFieldProps, 'account' | 'label' | 'showLabel' | 'hideLabel'>;
  label?: string;
  /** They signed in with Google again. */
  isProved: boolean;
  onProved: () => void;
  /** The server has asked for proof; otherwise it may turn out not to be needed. */
  isAsked?: boolean | undefined;
};

/**
 * The current password, or signing in with Google again for accounts without one (docs/product/accounts.md 'Proof of identity').
 */
export function IdentityField({ me, password, label = passwordLabel, ...props }: IdentityFieldProps) {
  if (me.hasPassword) {
    return (
      <PasswordField
        account={me}
        label={label}
        showLabel={showPassword}
        hideLabel={hidePassword}
        autoComplete="current-password"
        {...password}
      />
    );
  }
  return (
    <div className="grid gap-3">
      <output className="text-ink2 empty:hidden">
        {props.isProved ? thanks : !props.isAsked && whenNeeded}
      </output>
      {!props.isProved && <GoogleAgain onDone={props.onProved} />}
    </div>
  );
}

/** An error message next to what caused it. */
export const Problem = ({ text }: { text: string }) => (
  <p role="alert" className="flex items-start gap-1.5 text-sm leading-snug font-medium text-danger">
    <CircleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
    <span className="min-w-0">{text}</span>
  </p>
);
