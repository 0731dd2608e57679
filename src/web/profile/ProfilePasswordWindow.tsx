import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '#contract/users.ts';
import {
  accountProblems,
  newPassword,
  newPasswordLabel,
  passwordMessage,
  passwordsDiffer,
  savePassword,
  saving,
} from '#words/accounts.ts';
import { layout } from '#words/layout.ts';
import * as words from '#words/profile.ts';
import { calls, codeOf, messageOf } from '#web/calls/api.ts';
import { IdentityField } from '#web/accounts/ReauthenticationForm.tsx';
import { NewPasswordFields, newPasswordRules } from '#web/accounts/PasswordFields.tsx';
import { FormInWindow, FormWindow } from '#web/ui/windows/form-window.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';
import { usePasswordWarning } from '#web/accounts/use-password-warning.ts';

const EMPTY_PASSWORDS = { current: '', password: '', confirm: '' };
const showError = (text: string) => {
  showToast({ kind: 'error', text });
};

type ProfilePasswordWindowProps = { me: Me; open: boolean; onClose: () => void };

/** Changes the password, or sets the first one of a person who signed up with Google. */
export function ProfilePasswordWindow({ open, ...form }: ProfilePasswordWindowProps) {
  return (
    <FormWindow open={open} onClose={form.onClose} title={words.password} closeLabel={layout.close}>
      <PasswordForm {...form} />
    </FormWindow>
  );
}

/** A component of its own, so that a closed window forgets the input. */
function PasswordForm({ me, onClose }: Omit<ProfilePasswordWindowProps, 'open'>) {
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
  const save = usePasswordChange(me, onClose, (error) => {
    const text = messageOf(error, words.passwordFailed);
    showError(text);
    if (codeOf(error) === 'WRONG_PASSWORD') fail({ current: text });
    if (codeOf(error) === 'SIGN_IN_AGAIN') setProved(false);
  });
  return (
    <FormInWindow
      form={form}
      onSubmit={submit(save.mutate, showError)}
      cancel={words.cancel}
      onCancel={onClose}
      save={savePassword}
      busy={save.isPending}
      busyText={saving}
    >
      <p className="text-ink2">{me.hasPassword ? words.passwordHint : words.passwordMissing}</p>
      <IdentityField
        me={me}
        label={words.currentPassword}
        password={field('current')}
        isProved={isProved}
        onProved={() => setProved(true)}
      />
      <NewPasswordFields
        account={me.hasPassword ? 'field' : me}
        label={newPasswordLabel}
        words={newPassword}
        warning={warning}
        isFulfilled={passwordMessage(values.password) === undefined}
        password={field('password')}
        confirm={field('confirm')}
      />
    </FormInWindow>
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
