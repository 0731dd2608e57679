import { useMutation } from '@tanstack/react-query';
import { CircleCheck, MailWarning } from 'lucide-react';
import { useTransition } from 'react';
import type { Me } from '#contract/users.ts';
import type { Tone } from '#domain/homes.ts';
import { hasConfirmationLink } from '#domain/users.ts';
import { sendFailed, sending, sentAgain } from '#words/accounts.ts';
import * as words from '#words/profile.ts';
import { calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { LoadingPart, lazyPart, lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useReloadSafeState } from '#web/ui/hooks/use-reload-safe-state.ts';
import { useMinute } from '#web/ui/hooks/clock.ts';
import { useReturnFocus } from '#web/ui/hooks/focus.ts';

const EditProfile = lazyPart(() => import('#web/profile/EditProfile.tsx'), 'EditProfile');
const ProfileEmailDialog = lazyWindow(
  () => import('#web/profile/ProfileEmailDialog.tsx'),
  'ProfileEmailDialog',
);

type IdentityProps = { me: Me; tone: Tone };

/** The user's name, picture and address; while editing, a form replaces it. */
export function ProfileIdentityCard({ me, tone }: IdentityProps) {
  const [editing, setEditing] = useReloadSafeState('editing', false);
  const [opening, startOpening] = useTransition();
  const opener = useReturnFocus(editing);
  if (editing) return <EditProfile me={me} tone={tone} onDone={() => setEditing(false)} />;
  return (
    <div className="card p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-4 sm:flex-col sm:items-start sm:gap-5">
        <Avatar name={me.displayName} photo={me.photoURL} tone={tone} size={96} />
        <div className="min-w-0 flex-[1_1_9rem] sm:w-full">
          <p className="text-xl leading-tight font-bold tracking-[-.01em] text-pretty">{me.displayName}</p>
          <Address email={me.email} />
          {me.emailVerified && (
            <p className="mt-1.5 flex items-center gap-1.5 text-sm font-medium text-link">
              <CircleCheck size={16} aria-hidden />
              {words.confirmed}
            </p>
          )}
          <ChangeEmail me={me} />
        </div>
      </div>
      {!me.emailVerified && <NotConfirmed {...me} />}
      <Button
        ref={opener}
        variant="outline"
        className="mt-5 w-full"
        busy={opening}
        onPointerEnter={EditProfile.preload}
        onFocus={EditProfile.preload}
        onClick={() => startOpening(() => setEditing(true))}
      >
        {words.edit}
      </Button>
      {opening && <LoadingPart />}
    </div>
  );
}

/** An address that may break before its '@', where readers expect it. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <p className="mt-1 text-15 leading-snug text-ink2">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </p>
  );
}

function NotConfirmed({ email, confirmationSentAt }: Pick<Me, 'email' | 'confirmationSentAt'>) {
  const hasLink = hasConfirmationLink(confirmationSentAt, new Date(useMinute()));
  const send = useMutation({
    mutationFn: () => calls.users.sendConfirmation(),
    onSuccess: () => showToast({ kind: 'success', text: sentAgain(email) }),
    onError: (error) => showToast(failureOf(error, sendFailed)),
  });
  return (
    <div className="mt-4 rounded-md bg-warn-bg p-3 text-sm leading-snug text-warn">
      <p className="flex items-center gap-1.5 font-semibold">
        <MailWarning size={16} aria-hidden className="shrink-0" />
        {words.notConfirmed}
      </p>
      <p className="mt-1">{hasLink ? words.notConfirmedHint : words.noLinkHint}</p>
      <Button
        variant="outline"
        size="small"
        className="mt-2.5"
        busy={send.isPending}
        busyText={sending}
        onClick={() => send.mutate()}
      >
        {words.sendAgain}
      </Button>
    </div>
  );
}

/**
 * 'Change email address' beside an address, which itself is read-only (docs/product/accounts.md 'Asking for a change').
 */
function ChangeEmail(props: { me: Me }) {
  const { opening, open, close } = useOpening();
  return (
    <>
      <Button
        variant="link"
        size="small"
        className="-ml-4"
        aria-haspopup="dialog"
        {...ProfileEmailDialog.preloadProps}
        onClick={() => open()}
      >
        {words.changeEmail}
      </Button>
      <ProfileEmailDialog opening={opening} onClose={close} {...props} />
    </>
  );
}
