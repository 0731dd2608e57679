import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Download, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import type { Home } from '#contract/homes.ts';
import { HOME_NAME_MAX, mayDelete } from '#domain/homes.ts';
import { cleanLine } from '#domain/texts.ts';
import {
  deleteHome,
  handOver,
  homeSettings as words,
  provingForOthers as forOthers,
} from '#words/home-management.ts';
import { homeDetails, homeNameMissing, homePage } from '#words/homes.ts';
import { homeData, myData } from '#words/my-data.ts';
import { api, calls } from '#web/calls/api.ts';
import { download } from '#web/calls/download.ts';
import { HandOverForm } from '#web/home-management/HandOverForm.tsx';
import { withReauthentication, showFailure } from '#web/app/reauthentication.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { useForm } from '#web/ui/controls/use-form.ts';
import { useServerButton } from '#web/ui/hooks/connection.ts';
import { INDEX_ROW, INDEX_ROWS, RowContent, type RowContentProps } from '#web/ui/layout/rows.tsx';
import { SubHeading } from '#web/ui/layout/section.tsx';
import { LazyDialog, LazyQuestion, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

/** Actions on the whole home, for the administrator only (docs/product/homes.md 'Administrator and members'). */
export function AdministratorActions({ home }: { home: Home }) {
  const id = useId();
  return (
    <>
      <SubHeading id={id} className="mt-4 mb-1.5 px-1 text-sm font-semibold text-ink2">
        {words.thisHome}
      </SubHeading>
      <ul aria-labelledby={id} className={INDEX_ROWS}>
        <li>
          <RenameHome home={home} />
        </li>
        <li>
          <HandOver home={home} />
        </li>
        <li>
          <DownloadHome home={home} />
        </li>
        <li>
          <DeleteHome home={home} />
        </li>
      </ul>
    </>
  );
}

type ActionProps = ComponentProps<'button'> &
  Pick<RowContentProps, 'icon' | 'tone'> & {
    title: string;
    text: string;
  };

/** A row whose button is named by its title alone. */
function Action({ icon, tone, title, text, ...button }: ActionProps) {
  const id = useId();
  return (
    <button
      type="button"
      {...button}
      aria-describedby={id}
      className={clsx(INDEX_ROW, 'aria-disabled:cursor-default aria-disabled:text-ink3')}
    >
      <RowContent {...{ icon, tone, title, text }} textId={id} />
    </button>
  );
}

function RenameHome({ home }: { home: Home }) {
  const window = useOpening();
  return (
    <>
      <Action
        icon={Pencil}
        title={homeDetails.renameTitle}
        text={home.name}
        {...LazyDialog.preloadProps}
        onClick={() => window.open()}
      />
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

function HandOver({ home }: { home: Home }) {
  const window = useOpening();
  const isAlone = home.members.length === 1;
  return (
    <>
      <Action
        icon={KeyRound}
        title={handOver.open}
        text={isAlone ? handOver.nobody : handOver.text}
        aria-disabled={isAlone || undefined}
        {...LazyDialog.preloadProps}
        onClick={() => isAlone || window.open()}
      />
      <LazyDialog
        opening={window.opening}
        onClose={window.close}
        title={handOver.title}
        closeLabel={homePage.close}
      >
        <HandOverForm home={home} onDone={window.close} />
      </LazyDialog>
    </>
  );
}

function DownloadHome({ home }: { home: Home }) {
  const saving = useMutation({
    mutationFn: () => download(`/api/home-data.json?homeId=${home.id}`),
    onError: showFailure(myData.failed),
  });
  const sends = useServerButton(() => saving.isPending || saving.mutate());
  return (
    <Action
      icon={Download}
      title={homeData.open}
      text={saving.isPending ? myData.preparing : homeData.text}
      aria-busy={saving.isPending || undefined}
      {...sends}
    />
  );
}

function DeleteHome({ home }: { home: Home }) {
  const question = useOpening();
  const deleting = useMutation(
    api.homes.deleteHome.mutationOptions({
      mutationFn: (asked) =>
        withReauthentication((proof) => calls.homes.deleteHome({ ...asked, ...proof }), {
          text: forOthers,
          label: deleteHome.yes,
          failed: deleteHome.failed,
          danger: true,
        }),
      onSuccess: () => showToast({ kind: 'success', text: deleteHome.done }),
      onError: showFailure(deleteHome.failed),
    }),
  );
  return (
    <>
      <Action
        icon={Trash2}
        tone="danger"
        title={deleteHome.open}
        text={deleteHome.hint}
        {...LazyQuestion.preloadProps}
        onClick={() => question.open()}
      />
      <LazyQuestion
        opening={question.opening}
        onClose={question.close}
        title={deleteHome.title(home.name)}
        yes={deleteHome.yes}
        cancel={homePage.cancel}
        danger
        typed={{
          label: deleteHome.typeName(home.name),
          isRight: (typed) => mayDelete(home.role, home, typed),
          mismatch: deleteHome.nameDiffers,
        }}
        busy={deleting.isPending}
        onYes={() => deleting.mutateAsync({ homeId: home.id, name: home.name })}
      >
        <p>{deleteHome.text}</p>
        <OpenInHome homeId={home.id} />
      </LazyQuestion>
    </>
  );
}

/**
 * Says how much of others' open money is lost with the home; counted again each time it opens (docs/product/homes.md
 * 'Deleting a home').
 */
function OpenInHome({ homeId }: { homeId: string }) {
  const { data, isError } = useQuery(
    api.homes.getHomeDeletion.queryOptions({ input: { homeId }, staleTime: 0, gcTime: 0, retry: false }),
  );
  if (isError) return <p className="mt-2">{deleteHome.amountsUnknown}</p>;
  if (!data || data.openAmount === 0) return null;
  return <p className="mt-2 font-semibold text-ink">{deleteHome.amounts(data.openAmount)}</p>;
}
