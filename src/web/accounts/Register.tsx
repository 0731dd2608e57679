import { getRouteApi, Link } from '@tanstack/react-router';
import { DISPLAY_NAME_MAX } from '#domain/users.ts';
import * as words from '#words/accounts.ts';
import { AccountFrame, Or } from '#web/accounts/AccountFrame.tsx';
import { inviteOf, useAfterSignIn, useRegistration } from '#web/accounts/after-sign-in.ts';
import { finishSignIn, useGoogle } from '#web/accounts/google.ts';
import { GoogleButton } from '#web/accounts/GoogleButton.tsx';
import { showError, showRefusal } from '#web/accounts/refusals.ts';
import { useSecondStep } from '#web/accounts/use-second-step.tsx';
import { useSession } from '#web/app/session.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { Gap } from '#web/ui/layout/facts-line.tsx';
import { NewPasswordFields, newPasswordRules } from '#web/accounts/PasswordFields.tsx';
import { useForm } from '#web/ui/controls/use-form.ts';
import { usePasswordWarning } from '#web/accounts/use-password-warning.ts';

const route = getRouteApi('/register');
const EMPTY_ACCOUNT = { displayName: '', email: '', password: '', confirm: '' };

export function Register() {
  const search = route.useSearch();
  const { registration } = useSession();
  const afterSignIn = useAfterSignIn(search.next);
  const secondStep = useSecondStep(async (_first: 'google', code) => {
    await finishSignIn(code);
    await afterSignIn(words.loggedIn);
  });
  const google = useGoogle(search.next, words.googleRegisterFailed, () => secondStep.ask('google'));
  const { form, values, field, submit, fail } = useForm({
    initial: EMPTY_ACCOUNT,
    draft: null,
    required: {
      fields: ['displayName', 'email', 'password', 'confirm'],
      message: words.accountProblems.FIELDS_MISSING,
    },
    rules: {
      ...newPasswordRules(words.passwordsDiffer, words.passwordMessage),
      email: words.emailMessage,
      displayName: words.displayNameMessage,
    },
  });
  const create = useRegistration(search.next, (error) => showRefusal(error, words.registerFailed, fail));
  const send = ({ confirm: _same, ...typed }: typeof EMPTY_ACCOUNT) => create.mutate(typed);
  const warning = usePasswordWarning(values.password, values);
  const uninvited = registration === 'invited' && !inviteOf(search.next);
  return secondStep.around(
    <AccountFrame
      compact
      title={words.registerTitle}
      foot={
        <>
          {words.haveOne}
          <Gap />
          <Link to="/login" search={search} className="link">
            {words.signIn}
          </Link>
        </>
      }
    >
      {uninvited && <Banner look="warn">{words.onlyInvited}</Banner>}
      <form ref={form} className="grid gap-4" onSubmit={submit(send, showError)} noValidate>
        <TextField
          label={words.displayNameLabel}
          autoComplete="name"
          maxLength={DISPLAY_NAME_MAX}
          {...field('displayName')}
        />
        <TextField label={words.emailLabel} type="email" autoComplete="username" {...field('email')} />
        <NewPasswordFields
          account="field"
          label={words.passwordLabel}
          words={words.newPassword}
          warning={warning}
          isFulfilled={words.passwordMessage(values.password) === undefined}
          password={field('password')}
          confirm={field('confirm')}
        />
        <Button
          type="submit"
          size="large"
          className="mt-1"
          busy={create.isPending}
          busyText={words.creatingAccount}
          disabled={google.busy}
        >
          {words.createAccount}
        </Button>
      </form>
      <Or>{words.or}</Or>
      <GoogleButton busy={google.busy} paused={create.isPending} onClick={() => void google.start()} />
    </AccountFrame>,
  );
}
