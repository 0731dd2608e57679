import { Pencil } from 'lucide-react';
import { useId, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Home } from '#contract/homes.ts';
import { homeDetails, homeNameMissing, homePage } from '#words/homes.ts';
import { FormerMembers, Members } from '#web/home-management/Members.tsx';
import { HomeManagementInvite } from '#web/home-management/HomeManagementInvite.tsx';
import { MembersWaiting } from '#web/home-management/MembersWaiting.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { LazyDialog, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { HOME_NAME_MAX } from '#domain/homes.ts';
import { cleanLine } from '#domain/texts.ts';
import { api } from '#web/calls/api.ts';
import { showFailure } from '#web/app/reauthentication.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';

/** The active home: the invite first, because people come here for it, then the members. */
export function HomeManagementDetails({ home }: { home: Home }) {
  const id = useId();
  const part = useRef<HTMLElement>(null);
  return (
    <section ref={part} tabIndex={-1} aria-labelledby={id} className="min-w-0 outline-none">
      <div className="mb-2.5 flex min-h-9 items-center gap-1">
        <h2 id={id} className="min-w-0 text-xl leading-tight font-bold tracking-[-.01em]">
          {home.name}
        </h2>
        {home.role === 'administrator' && <RenameButton home={home} />}
      </div>
      <div className="card divide-y divide-line">
        {home.inviteLink !== null && <HomeManagementInvite home={home} link={home.inviteLink} />}
        <MembersWaiting home={home} onAnswered={() => part.current?.focus()} />
        <Members home={home} />
        {home.role === 'administrator' && <FormerMembers home={home} />}
      </div>
    </section>
  );
}

function RenameButton({ home }: { home: Home }) {
  const window = useOpening();
  return (
    <>
      <IconButton
        label={homeDetails.rename(home.name)}
        {...LazyDialog.preloadProps}
        onClick={() => window.open()}
      >
        <Pencil size={16} aria-hidden />
      </IconButton>
      <LazyDialog
        opening={window.opening}
        onClose={window.close}
        title={homeDetails.renameTitle}
        closeLabel={homePage.close}
      >
        <RenameForm home={home} onDone={window.close} />
      </LazyDialog>
    </>
  );
}

function RenameForm({ home, onDone }: { home: Home; onDone: () => void }) {
  const { form, field, submit } = useForm({
    initial: { name: home.name },
    draft: null,
    rules: { name: (name) => (cleanLine(name) === '' ? homeNameMissing : undefined) },
  });
  const renaming = useMutation(
    api.homes.renameHome.mutationOptions({
      onSuccess: () => {
        onDone();
        showToast({ kind: 'success', text: homeDetails.renamed });
      },
      onError: showFailure(homeDetails.renameFailed),
    }),
  );
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={submit(({ name }) => renaming.mutate({ homeId: home.id, name: cleanLine(name) }))}
    >
      <TextField
        label={homeDetails.newName}
        maxLength={HOME_NAME_MAX}
        autoComplete="off"
        {...field('name')}
      />
      <Button type="submit" className="sm:justify-self-end" busy={renaming.isPending}>
        {homeDetails.save}
      </Button>
    </form>
  );
}
