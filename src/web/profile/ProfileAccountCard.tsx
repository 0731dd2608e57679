import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTransition, type ReactNode } from 'react';
import type { Me } from '#contract/users.ts';
import { myData } from '#words/my-data.ts';
import * as words from '#words/profile.ts';
import { api } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { download } from '#web/calls/download.ts';
import { LoadingPart, lazyPart, lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { CardSection } from '#web/ui/layout/section.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useReloadSafeState } from '#web/ui/hooks/use-reload-safe-state.ts';
import { useReturnFocus } from '#web/ui/hooks/focus.ts';

const ProfileDeleteDialog = lazyWindow(
  () => import('#web/profile/ProfileDeleteDialog.tsx'),
  'ProfileDeleteDialog',
);
const ProfilePassword = lazyPart(() => import('#web/profile/ProfilePassword.tsx'), 'ProfilePassword');

type AccountProps = { me: Me };

/** Seldom used settings in one card; the one that cannot be undone is last. */
export function ProfileAccountCard(props: AccountProps) {
  return (
    <CardSection title={words.accountTitle}>
      <div className="-mt-1 -mb-2 divide-y divide-line">
        <Password {...props} />
        <Saved title={myData.title} hint={myData.hint} label={myData.label} address="/api/my-data.json" />
        <Saved
          title={myData.paymentsTitle}
          hint={myData.paymentsHint}
          label={myData.paymentsLabel}
          address="/api/my-payments.csv"
        />
        <DeleteAccount {...props} />
      </div>
    </CardSection>
  );
}

function Row({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-[999_1_10rem]">
        <h3 className="text-15 leading-snug font-semibold">{title}</h3>
        <p className="text-sm leading-snug text-ink2">{hint}</p>
      </div>
      {children}
    </div>
  );
}

function Password({ me }: AccountProps) {
  const [open, setOpen] = useReloadSafeState('password', false);
  const [opening, startOpening] = useTransition();
  const opener = useReturnFocus(open);
  if (open) return <ProfilePassword me={me} onDone={() => setOpen(false)} />;
  return (
    <Row title={words.password} hint={me.hasPassword ? words.passwordHint : words.passwordMissing}>
      <Button
        ref={opener}
        variant="outline"
        size="small"
        aria-label={me.hasPassword ? words.changePassword : words.setPasswordLong}
        busy={opening}
        onPointerEnter={ProfilePassword.preload}
        onFocus={ProfilePassword.preload}
        onClick={() => startOpening(() => setOpen(true))}
      >
        {me.hasPassword ? words.change : words.setPassword}
      </Button>
      {opening && <LoadingPart />}
    </Row>
  );
}

function Saved({ title, hint, label, address }: Record<'title' | 'hint' | 'label' | 'address', string>) {
  const saving = useMutation({
    mutationFn: () => download(address),
    onError: (error) => showToast(failureOf(error, myData.failed)),
  });
  return (
    <Row title={title} hint={hint}>
      <Button
        variant="outline"
        size="small"
        icon={<Download size={16} aria-hidden />}
        aria-label={label}
        busyText={myData.preparing}
        busy={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {myData.download}
      </Button>
    </Row>
  );
}

function DeleteAccount({ me }: AccountProps) {
  const { opening, open, close } = useOpening();
  const queries = useQueryClient();
  const preloadProps = () => {
    ProfileDeleteDialog.preload();
    void queries.prefetchQuery(api.homes.listHomes.queryOptions());
  };
  return (
    <>
      <Row title={words.deleteTitle} hint={words.deleteHint}>
        <Button
          variant="dangerOutline"
          size="small"
          sends
          aria-label={words.deleteTitle}
          aria-haspopup="dialog"
          onPointerEnter={preloadProps}
          onFocus={preloadProps}
          onClick={() => open()}
        >
          {words.deleteShort}
        </Button>
      </Row>
      <ProfileDeleteDialog opening={opening} onClose={close} me={me} />
    </>
  );
}
