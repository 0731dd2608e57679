import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { TakenBack } from '#contract/users.ts';
import * as words from '#words/accounts.ts';
import { layout } from '#words/layout.ts';
import { AccountFrame, BackToSignIn } from '#web/accounts/AccountFrame.tsx';
import { hasAnythingToList, TakenBackAccount } from '#web/accounts/TakenBackAccount.tsx';
import { useAfterSignIn } from '#web/accounts/after-sign-in.ts';
import { showError, showRefusal } from '#web/accounts/refusals.ts';
import { useSecondStep } from '#web/accounts/use-second-step.tsx';
import { api, calls, codeOf, messageOf } from '#web/calls/api.ts';
import { useLinkToken } from '#web/device/link-token.ts';
import { EnvelopeArt } from '#web/ui/drawings/art.tsx';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { NewPasswordFields, newPasswordRules } from '#web/accounts/PasswordFields.tsx';
import { PageLoader } from '#web/ui/drawings/loading.tsx';
import { useReloadSafeState } from '#web/ui/hooks/use-reload-safe-state.ts';
import { useForm } from '#web/ui/controls/use-form.ts';
import { usePasswordWarning } from '#web/accounts/use-password-warning.ts';

export function ResetPassword() {
  const token = useLinkToken() ?? '';
  const [expired, setExpired] = useState(false);
  const afterSignIn = useAfterSignIn(undefined);
  const [taken, setTaken] = useReloadSafeState<TakenBack | null>('taken-back', null);
  const reset = async (password: string, code?: string) => {
    const answer = await calls.users.resetPassword({ token, password, ...(code !== undefined && { code }) });
    const { setAside, stillSet } = answer;
    if (hasAnythingToList(answer)) setTaken({ setAside, stillSet });
    else await afterSignIn(words.passwordChanged);
  };
  const secondStep = useSecondStep(reset);
  const check = useQuery(
    api.users.checkResetLink.queryOptions({
      input: { token },
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  );
  if (taken)
    return (
      <AccountFrame title={words.passwordChanged}>
        <TakenBackAccount of={taken} />
        <Button size="large" className="mt-4 w-full" onClick={() => void afterSignIn(words.passwordChanged)}>
          {words.goOn}
        </Button>
      </AccountFrame>
    );
  if (expired || codeOf(check.error) === 'LINK_EXPIRED') return <Expired />;
  if (check.error)
    return (
      <AccountFrame
        title={words.checkFailedTitle}
        text={messageOf(check.error, words.checkFailed)}
        foot={<BackToSignIn />}
      >
        <Button size="large" busy={check.isFetching} onClick={() => void check.refetch()}>
          {layout.tryAgain}
        </Button>
      </AccountFrame>
    );
  return secondStep.around(
    <AccountFrame title={words.resetTitle} text={words.resetText} foot={<BackToSignIn />}>
      {check.isPending ? (
        <PageLoader label={words.checkingLink} />
      ) : (
        <NewPassword
          account={check.data}
          reset={reset}
          onExpired={() => setExpired(true)}
          ask={secondStep.ask}
        />
      )}
    </AccountFrame>,
  );
}

type NewPasswordProps = {
  account: { email: string };
  reset: (password: string) => Promise<void>;
  onExpired: () => void;
  ask: (password: string) => void;
};

function NewPassword({ account, reset, onExpired, ask }: NewPasswordProps) {
  const { form, values, field, submit, fail } = useForm({
    initial: { password: '', confirm: '' },
    draft: null,
    required: { fields: ['password', 'confirm'], message: words.accountProblems.FIELDS_MISSING },
    rules: newPasswordRules(words.passwordsDiffer, words.passwordMessage),
  });
  const warning = usePasswordWarning(values.password);
  const save = useMutation({
    mutationFn: ({ password }: { password: string }) => reset(password),
    onError: (error, { password }) => {
      if (codeOf(error) === 'LINK_EXPIRED') onExpired();
      else if (codeOf(error) === 'CODE_NEEDED') ask(password);
      else showRefusal(error, words.resetFailed, fail);
    },
  });
  return (
    <form ref={form} className="grid gap-4" onSubmit={submit(save.mutate, showError)} noValidate>
      <NewPasswordFields
        account={account}
        label={words.newPasswordLabel}
        words={words.newPassword}
        warning={warning}
        isFulfilled={words.passwordMessage(values.password) === undefined}
        password={field('password')}
        confirm={field('confirm')}
      />
      <Button type="submit" size="large" className="mt-1" busy={save.isPending} busyText={words.saving}>
        {words.savePassword}
      </Button>
    </form>
  );
}

function Expired() {
  return (
    <AccountFrame title={words.expiredTitle} text={words.expiredText} foot={<BackToSignIn />}>
      <div className="grid place-items-center rounded-md bg-sunken py-5 [--ground:var(--line)]">
        <EnvelopeArt refused />
      </div>
      <Link to="/forgot-password" className={buttonLook({ size: 'large' })}>
        {words.sendNewLink}
      </Link>
    </AccountFrame>
  );
}
