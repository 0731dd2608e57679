import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { cleanLine } from '#domain/texts.ts';
import { DISPLAY_NAME_MAX } from '#domain/users.ts';
import * as words from '#words/accounts.ts';
import { previewChore, previewName } from '#words/accounts.ts';
import { layout } from '#words/layout.ts';
import { AccountFrame } from '#web/accounts/AccountFrame.tsx';
import { showError, showRefusal } from '#web/accounts/refusals.ts';
import { calls, codeOf } from '#web/calls/api.ts';
import { sessionQuery, useSession, useSignOut } from '#web/app/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { Gap } from '#web/ui/layout/facts-line.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

const route = getRouteApi('/complete-profile');

export function CompleteProfile() {
  const { next } = route.useSearch();
  const { user } = useSession();
  const { form, values, field, submit, fail } = useForm({
    initial: { displayName: '' },
    draft: null,
    rules: {
      displayName: (typed) => (cleanLine(typed) ? words.displayNameMessage(typed) : words.nameMissing),
    },
  });
  const save = useNaming(next, (error) => {
    if (codeOf(error) === 'UNAUTHENTICATED') showError(words.nobodySignedIn);
    else showRefusal(error, words.completeFailed, fail);
  });
  return (
    <AccountFrame
      title={words.completeTitle}
      text={words.completeText}
      foot={user && <SignedInAs email={user.email} />}
    >
      <form ref={form} className="grid gap-4" onSubmit={submit(save.mutate, showError)} noValidate>
        <ChorePreview name={cleanLine(values.displayName)} />
        <div>
          <TextField
            label={words.displayNameLabel}
            autoComplete="name"
            maxLength={DISPLAY_NAME_MAX}
            {...field('displayName')}
          />
          <p className="mt-1.5 text-sm text-ink2">{words.changeLater}</p>
        </div>
        <Button type="submit" size="large" className="mt-1" busy={save.isPending} busyText={words.saving}>
          {words.goOn}
        </Button>
      </form>
    </AccountFrame>
  );
}

function useNaming(next: string | undefined, onError: (error: unknown) => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (typed: { displayName: string }) => calls.users.updateDisplayName(typed),
    onSuccess: async (user) => {
      queries.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, user });
      showToast({ kind: 'success', text: words.profileCompleted });
      await navigate({ href: next ?? '/dashboard', replace: true });
    },
    onError,
  });
}

/** Lets people sign out if they used the wrong account. */
function SignedInAs({ email }: { email: string }) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const leave = async () => {
    try {
      await signOut();
      await navigate({ to: '/login', search: {} });
    } catch {
      showError(layout.logoutFailed);
    }
  };
  return (
    <>
      {words.signedInAs} <span>{email}</span>
      {words.fullStop}
      <Gap />
      <button type="button" className="link" onClick={() => void leave()}>
        {layout.logout}
      </button>
    </>
  );
}

/** Shows where housemates will see the name; decorative, hidden from screen readers. */
function ChorePreview({ name }: { name: string }) {
  return (
    <div aria-hidden className="flex items-center gap-3 rounded-md bg-sunken p-3">
      <Tile icon={previewChore.icon} size={40} raised />
      <div className="min-w-0 flex-1">
        <p className="text-15 leading-tight font-[650]">{previewChore.title}</p>
        <p className="mt-1 flex items-center gap-1.5 text-sm text-ink2">
          <Avatar name={name} tone="leaf" size={22} />
          <span className="min-w-0">{name || previewName}</span>
        </p>
      </div>
    </div>
  );
}
