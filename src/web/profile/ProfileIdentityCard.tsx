import { useMutation } from '@tanstack/react-query';
import { CircleCheck, MailWarning, Pencil } from 'lucide-react';
import { useTransition } from 'react';
import type { Me } from '#contract/users.ts';
import type { Tone } from '#domain/homes.ts';
import { hasConfirmationLink } from '#domain/users.ts';
import { sendFailed, sending, sentAgain } from '#words/accounts.ts';
import * as words from '#words/profile.ts';
import { calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { LoadingPart, lazyPart } from '#web/ui/windows/lazy-window.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useReloadSafeState } from '#web/ui/hooks/use-reload-safe-state.ts';
import { useMinute } from '#web/ui/hooks/clock.ts';
import { useReturnFocus } from '#web/ui/hooks/focus.ts';
import { useMedia } from '#web/ui/hooks/screen.ts';

const EditProfile = lazyPart(() => import('#web/profile/EditProfile.tsx'), 'EditProfile');

type IdentityProps = { me: Me; tone: Tone };

/** The user's name, picture and address; while editing, a form replaces it. */
export function ProfileIdentityCard({ me, tone }: IdentityProps) {
  const [editing, setEditing] = useReloadSafeState('editing', false);
  const [opening, startOpening] = useTransition();
  const opener = useReturnFocus(editing);
  const isWide = useMedia('(min-width: 40rem)');
  if (editing) return <EditProfile me={me} tone={tone} onDone={() => setEditing(false)} />;
  return (
    <div className="card @container px-3.5 py-2.5 phone:-mt-2 sm:px-6 sm:py-5">
      <div className="flex flex-wrap items-center justify-end gap-x-3.5 gap-y-3 sm:gap-x-5">
        <div className="flex min-w-0 flex-[1_1_12rem] items-center gap-3.5 sm:gap-5">
          <span className="shrink-0 @max-[15rem]:hidden">
            <Avatar name={me.displayName} photo={me.photoURL} tone={tone} size={isWide ? 84 : 58} />
          </span>
          <div className="min-w-0">
            <p className="text-xl leading-tight font-bold tracking-[-.01em] text-pretty sm:text-2xl">
              {me.displayName}
            </p>
            <div className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-ink2 sm:text-base">
              <Address email={me.email} />
              {me.emailVerified && (
                <p className="flex items-center gap-1.5 text-13 text-link sm:text-sm">
                  <CircleCheck size={15} aria-hidden />
                  {words.confirmed}
                </p>
              )}
            </div>
          </div>
        </div>
        <Button
          ref={opener}
          variant="outline"
          size="small"
          icon={<Pencil size={16} aria-hidden />}
          className="@max-[15rem]:w-full"
          busy={opening}
          onPointerEnter={EditProfile.preload}
          onFocus={EditProfile.preload}
          onClick={() => startOpening(() => setEditing(true))}
        >
          <span aria-hidden className="sm:hidden">
            {words.editShort}
          </span>
          <span className="max-sm:sr-only">{words.edit}</span>
        </Button>
      </div>
      {!me.emailVerified && <NotConfirmed {...me} />}
      {opening && <LoadingPart />}
    </div>
  );
}

/** An address that may break before its '@', where readers expect it. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <p className="leading-snug">
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
