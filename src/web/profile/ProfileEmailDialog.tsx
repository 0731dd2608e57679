import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Me } from '#contract/users.ts';
import { normalEmail } from '#domain/users.ts';
import { accountProblems, emailMessage, sending } from '#words/accounts.ts';
import * as words from '#words/profile.ts';
import { layout } from '#words/layout.ts';
import { cancel, changeEmail } from '#words/profile.ts';
import { calls, codeOf, messageOf } from '#web/calls/api.ts';
import { IdentityField, Problem } from '#web/accounts/ReauthenticationForm.tsx';
import { Button, ButtonRow } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { FormInWindow } from '#web/ui/windows/form-window.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';
import { useTakeFocus } from '#web/ui/hooks/focus.ts';

type ChangeEmailProps = { me: Me; open: boolean; onClose: () => void };

/** Asks for a new email address, which takes effect once its owner opens the link sent to it. */
export function ProfileEmailDialog({ open, ...rest }: ChangeEmailProps) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={changeEmail} closeLabel={layout.close}>
      <Asking {...rest} />
    </Dialog>
  );
}

type AskingProps = Omit<ChangeEmailProps, 'open'>;

/** A component of its own, so that a closed dialog forgets the input. */
function Asking(props: AskingProps) {
  const [asked, setAsked] = useState<string>();
  return asked === undefined ? (
    <AskForm {...props} onAsked={setAsked} />
  ) : (
    <Asked email={asked} old={props.me.email} onClose={props.onClose} />
  );
}

function Asked({ email, old, onClose }: { email: string; old: string; onClose: () => void }) {
  const close = useTakeFocus<HTMLButtonElement>();
  const textId = useId();
  return (
    <div className="grid grid-cols-1 gap-4">
      <p id={textId} className="text-ink2">
        {words.emailAsked(email, old)}
      </p>
      <ButtonRow>
        <Button ref={close} aria-describedby={textId} onClick={onClose}>
          {layout.close}
        </Button>
      </ButtonRow>
    </div>
  );
}

/** The field that each refusal is about; other refusals show above the buttons. */
const EMAIL_FIELDS: Partial<Record<string, 'email' | 'password'>> = {
  WRONG_PASSWORD: 'password',
  EMAIL_INVALID: 'email',
  EMAIL_UNCHANGED: 'email',
  LETTERS_STOPPED: 'email',
  LETTERS_TODAY: 'email',
};

function AskForm({ me, onClose, onAsked }: AskingProps & { onAsked: (email: string) => void }) {
  const [refused, setRefused] = useState<string>();
  const [isProved, setProved] = useState(false);
  const { form, field, submit, fail, draftOffer, forgetDraft } = useForm({
    initial: { email: '', password: '' },
    draft: { of: 'email', except: ['password'] },
    required: {
      fields: me.hasPassword ? ['email', 'password'] : ['email'],
      message: accountProblems.FIELDS_MISSING,
    },
    rules: {
      email: (typed) =>
        emailMessage(typed) ?? (normalEmail(typed) === me.email ? words.emailUnchanged : undefined),
    },
  });
  const ask = useMutation({
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      await calls.users.changeEmail({ email, ...(me.hasPassword && { password }) });
      return normalEmail(email);
    },
    onSuccess: onAsked,
    onError: (error) => {
      const [text, code] = [messageOf(error, words.changeEmailFailed), codeOf(error)];
      const about = EMAIL_FIELDS[code ?? ''];
      showToast({ kind: 'error', text });
      if (about) fail({ [about]: text });
      if (code === 'SIGN_IN_AGAIN') setProved(false);
      setRefused(about ? undefined : text);
    },
  });
  const onProved = () => {
    setRefused(undefined);
    setProved(true);
  };
  return (
    <FormInWindow
      form={form}
      onSubmit={submit(
        (typed) => ask.mutateAsync(typed),
        (text) => setRefused(text === accountProblems.FIELDS_MISSING ? text : undefined),
      )}
      cancel={cancel}
      onCancel={() => {
        forgetDraft();
        onClose();
      }}
      save={words.sendEmailLink}
      busy={ask.isPending}
      busyText={sending}
    >
      <p className="text-ink2">{words.changeEmailText}</p>
      {draftOffer}
      <TextField label={words.newEmail} type="email" autoComplete="email" {...field('email')} />
      <IdentityField me={me} password={field('password')} isProved={isProved} onProved={onProved} />
      {refused !== undefined && <Problem text={refused} />}
    </FormInWindow>
  );
}
