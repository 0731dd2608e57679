import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { normalEmail } from '#domain/users.ts';
import { accountProblems, emailLabel, emailMessage, fullStop, sendFailed, sending } from '#words/accounts.ts';
import * as words from '#words/accounts.ts';
import { AccountFrame, BackToSignIn } from '#web/accounts/AccountFrame.tsx';
import { showError, showRefusal } from '#web/accounts/refusals.ts';
import { calls } from '#web/calls/api.ts';
import { EnvelopeArt } from '#web/ui/drawings/art.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { Gap } from '#web/ui/layout/facts-line.tsx';
import { useForm } from '#web/ui/controls/use-form.ts';
import { useReloadSafeState } from '#web/ui/hooks/use-reload-safe-state.ts';

export function ForgotPassword() {
  const [sentTo, setSentTo] = useReloadSafeState<string | null>('sent-to', null);
  const [again, setAgain] = useState(false);
  const tryAnother = () => {
    setSentTo(null);
    setAgain(true);
  };
  const sent = sentTo !== null;
  return (
    <AccountFrame
      title={sent ? words.sentTitle : words.forgotTitle}
      text={sent ? undefined : words.forgotText}
      foot={<BackToSignIn />}
    >
      {/* The region exists before its text, so that the text is announced. */}
      <output className="contents">{sent && <Sent email={sentTo} onAgain={tryAnother} />}</output>
      {!sent && <AskForm focused={again} onSent={setSentTo} />}
    </AccountFrame>
  );
}

function AskForm({ focused, onSent }: { focused: boolean; onSent: (email: string) => void }) {
  const { form, field, submit, fail } = useForm({
    initial: { email: '' },
    draft: null,
    required: { fields: ['email'], message: accountProblems.FIELDS_MISSING },
    rules: { email: emailMessage },
  });
  useEffect(() => {
    if (focused) form.current?.querySelector('input')?.focus();
  }, [focused, form]);
  const ask = useMutation({
    mutationFn: (typed: { email: string }) => calls.users.forgotPassword(typed),
    onSuccess: (_done, typed) => onSent(normalEmail(typed.email)),
    onError: (error) => showRefusal(error, sendFailed, fail),
  });
  return (
    <form
      ref={form}
      className="grid gap-4"
      onSubmit={submit((typed) => ask.mutate(typed), showError)}
      noValidate
    >
      <TextField label={emailLabel} type="email" autoComplete="email" {...field('email')} />
      <Button type="submit" size="large" className="mt-1" busy={ask.isPending} busyText={sending}>
        {words.sendLink}
      </Button>
    </form>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <>
      <div className="grid place-items-center rounded-md bg-primary-soft py-5 [--ground:var(--surface)]">
        <EnvelopeArt />
      </div>
      <p>
        {words.sentBefore} <b className="font-[650]">{email}</b> {words.sentAfter}
      </p>
      <p className="text-15 text-ink2">
        {words.nothingThere}
        <Gap />
        <button type="button" className="link" onClick={onAgain}>
          {words.tryAnother}
        </button>
        {fullStop}
      </p>
    </>
  );
}
