import { useMutation } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import * as words from '#words/accounts.ts';
import { AccountFrame, Or } from '#web/accounts/AccountFrame.tsx';
import { useAfterSignIn } from '#web/accounts/after-sign-in.ts';
import { finishSignIn, useGoogle } from '#web/accounts/google.ts';
import { GoogleButton } from '#web/accounts/GoogleButton.tsx';
import { showError, showRefusal } from '#web/accounts/refusals.ts';
import { useSecondStep } from '#web/accounts/use-second-step.tsx';
import { calls, codeOf } from '#web/calls/api.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { Gap } from '#web/ui/layout/facts-line.tsx';
import { PasswordField } from '#web/accounts/PasswordFields.tsx';
import { useForm } from '#web/ui/controls/use-form.ts';

const route = getRouteApi('/login');
type Typed = { email: string; password: string };

export function Login() {
  const search = route.useSearch();
  const afterSignIn = useAfterSignIn(search.next);
  const secondStep = useSecondStep(async (first: Typed | 'google', code) => {
    await (first === 'google' ? finishSignIn(code) : calls.users.signIn({ ...first, code }));
    await afterSignIn(words.loggedIn);
  });
  const google = useGoogle(search.next, words.googleLoginFailed, () => secondStep.ask('google'));
  const { form, field, submit, fail } = useForm({
    initial: { email: '', password: '' },
    draft: null,
    required: { fields: ['email', 'password'], message: words.accountProblems.FIELDS_MISSING },
    rules: { email: words.emailMessage },
  });
  const login = useMutation({
    mutationFn: async (typed: Typed) => {
      await calls.users.signIn(typed);
      await afterSignIn(words.loggedIn);
    },
    onError: (error, typed) => {
      if (codeOf(error) === 'CODE_NEEDED') secondStep.ask(typed);
      else showRefusal(error, words.loginFailed, fail);
    },
  });
  return secondStep.around(
    <AccountFrame
      title={words.loginTitle}
      foot={
        <>
          {words.newHere}
          <Gap />
          <Link to="/register" search={search} className="link">
            {words.createOne}
          </Link>
        </>
      }
    >
      <form ref={form} className="grid gap-4" onSubmit={submit(login.mutate, showError)} noValidate>
        <TextField label={words.emailLabel} type="email" autoComplete="username" {...field('email')} />
        <PasswordField
          account="field"
          label={words.passwordLabel}
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
          autoComplete="current-password"
          aside={
            <Link to="/forgot-password" className="link text-sm">
              {words.forgottenPassword}
            </Link>
          }
          {...field('password')}
        />
        <Button
          type="submit"
          size="large"
          className="mt-1"
          busy={login.isPending}
          busyText={words.signingIn}
          disabled={google.busy}
        >
          {words.signIn}
        </Button>
      </form>
      <Or>{words.or}</Or>
      <GoogleButton busy={google.busy} paused={login.isPending} onClick={() => void google.start()} />
    </AccountFrame>,
  );
}
