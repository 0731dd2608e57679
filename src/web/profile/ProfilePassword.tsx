import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Me } from '#contract/users.ts';
import {
  accountProblems,
  hidePassword,
  newPassword,
  newPasswordLabel,
  passwordMessage,
  passwordsDiffer,
  resetText,
  savePassword,
  saving,
  showPassword,
} from '#words/accounts.ts';
import * as words from '#words/profile.ts';
import { calls, codeOf, messageOf } from '#web/calls/api.ts';
import { GoogleReauthentication } from '#web/accounts/ReauthenticationForm.tsx';
import { Button, ButtonRow } from '#web/ui/controls/button.tsx';
import { NewPasswordFields, newPasswordRules, PasswordField } from '#web/accounts/PasswordFields.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';
import { usePasswordWarning } from '#web/accounts/use-password-warning.ts';

const EMPTY_PASSWORDS = { current: '', password: '', confirm: '' };
const showError = (text: string) => {
  showToast({ kind: 'error', text });
};

type ProfilePasswordProps = { me: Me; onDone: () => void };

/** Changes the password, or sets the first one of a person who signed up with Google. */
export function ProfilePassword({ me, onDone }: ProfilePasswordProps) {
  const [isProved, setProved] = useState(false);
  const { form, values, field, submit, fail } = useForm({
    initial: EMPTY_PASSWORDS,
    draft: null,
    required: {
      fields: me.hasPassword ? ['current', 'password', 'confirm'] : ['password', 'confirm'],
      message: accountProblems.FIELDS_MISSING,
    },
    rules: newPasswordRules(passwordsDiffer, passwordMessage),
  });
  const warning = usePasswordWarning(values.password, me);
  useEffect(() => {
    // Not if the language select has the focus: after a change of language the form opens again with the page.
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
  }, [form]);
  const save = usePasswordChange(me, onDone, (error) => {
    const text = messageOf(error, words.passwordFailed);
    showError(text);
    if (codeOf(error) === 'WRONG_PASSWORD') fail({ current: text });
    if (codeOf(error) === 'SIGN_IN_AGAIN') setProved(false);
  });
  return (
    <form
      ref={form}
      className="grid grid-cols-1 gap-4 py-3"
      onSubmit={submit(save.mutate, showError)}
      noValidate
    >
      <h3 className="text-15 leading-snug font-semibold">
        {me.hasPassword ? words.changePassword : words.setPasswordLong}
      </h3>
      {me.hasPassword ? (
        <PasswordField
          account={me}
          label={words.currentPassword}
          showLabel={showPassword}
          hideLabel={hidePassword}
          autoComplete="current-password"
          {...field('current')}
        />
      ) : (
        <GoogleReauthentication isProved={isProved} onDone={() => setProved(true)} />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NewPasswordFields
          account={me.hasPassword ? 'field' : me}
          label={newPasswordLabel}
          words={newPassword}
          warning={warning}
          isFulfilled={passwordMessage(values.password) === undefined}
          password={field('password')}
          confirm={field('confirm')}
        />
      </div>
      <p className="-mt-2 text-sm text-ink2">{resetText}</p>
      <ButtonRow>
        <Button variant="outline" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={save.isPending} busyText={saving}>
          {savePassword}
        </Button>
      </ButtonRow>
    </form>
  );
}

function usePasswordChange(me: Me, onDone: () => void, onError: (error: unknown) => void) {
  return useMutation({
    mutationFn: async ({ current, password }: typeof EMPTY_PASSWORDS) => {
      await calls.users.changePassword({ ...(me.hasPassword && { current }), password });
      // After the refetch `me.hasPassword` is always true, so the text is chosen before.
      return me.hasPassword ? words.passwordChanged : words.passwordSet;
    },
    onSuccess: (text) => {
      showToast({ kind: 'success', text });
      onDone();
    },
    onError,
  });
}
