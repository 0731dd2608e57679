import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Home } from '#contract/homes.ts';
import { mayDelete } from '#domain/homes.ts';
import { deleteHome, handOver, handingOver } from '#words/home-management.ts';
import { homePage } from '#words/homes.ts';
import { homeData, myData } from '#words/my-data.ts';
import { provingForOthers as forOthers } from '#words/two-step.ts';
import { api, calls } from '#web/calls/api.ts';
import { download } from '#web/calls/download.ts';
import { withReauthentication, showFailure } from '#web/app/reauthentication.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LazyDialog, LazyQuestion, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { SelectField } from '#web/ui/controls/select.tsx';

/** Actions on the whole home, for the administrator only (docs/product/homes.md 'Administrator and members'). */
export const AdministratorActions = ({ home }: { home: Home }) => (
  <div className="mt-5 -mb-2 flex flex-wrap justify-between border-t border-line pt-2">
    <DownloadHome home={home} />
    <HandOver home={home} />
    <DeleteHome home={home} />
  </div>
);

function HandOver({ home }: { home: Home }) {
  const window = useOpening();
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className="-ml-4"
        disabledReason={home.members.length === 1 ? handOver.nobody : undefined}
        {...LazyDialog.preloadProps}
        onClick={() => window.open()}
      >
        {handOver.open}
      </Button>
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
  return (
    <div className="basis-full">
      <Button
        variant="ghost"
        size="small"
        className="-ml-4"
        busy={saving.isPending || undefined}
        onClick={() => saving.mutate()}
      >
        {homeData.open}
      </Button>
    </div>
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
      <Button
        variant="dangerGhost"
        size="small"
        className="-mr-4"
        {...LazyQuestion.preloadProps}
        onClick={() => question.open()}
      >
        {deleteHome.open}
      </Button>
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

export function HandOverForm({ home, onDone }: { home: Home; onDone: () => void }) {
  const others = home.members.filter((member) => !member.isAdministrator);
  const [chosen, setChosen] = useState(others[0]?.userId ?? '');
  const handing = useMutation(
    api.homes.handOver.mutationOptions({
      mutationFn: (asked) =>
        withReauthentication((proof) => calls.homes.handOver({ ...asked, ...proof }), {
          text: forOthers,
          label: handingOver.yes,
          failed: handingOver.failed,
        }),
      onSuccess: (_done, { userId }) => {
        onDone();
        const name = home.members.find((member) => member.userId === userId)?.displayName ?? '';
        showToast({ kind: 'success', text: handingOver.done(name) });
      },
      onError: showFailure(handingOver.failed),
    }),
  );
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        handing.mutate({ homeId: home.id, userId: chosen });
      }}
    >
      <p className="text-ink2">{handingOver.text}</p>
      <SelectField
        label={handingOver.who}
        options={others.map((member) => ({ value: member.userId, label: member.displayName }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button type="submit" className="sm:justify-self-end" busy={handing.isPending}>
        {handingOver.yes}
      </Button>
    </form>
  );
}
