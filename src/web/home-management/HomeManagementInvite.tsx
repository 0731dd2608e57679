import { useMutation } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { Suspense, useId } from 'react';
import type { Home } from '#contract/homes.ts';
import { invitePlace } from '#domain/places.ts';
import { sentences } from '#words/grammar.ts';
import { homePage, inviteLink } from '#words/homes.ts';
import { api } from '#web/calls/api.ts';
import { showFailure } from '#web/app/reauthentication.ts';
import { InviteButtons } from '#web/home-management/InviteButtons.tsx';
import { useLinkedPlace } from '#web/app/linked-place.ts';
import { useServerButton } from '#web/ui/hooks/connection.ts';
import { Skeleton } from '#web/ui/drawings/loading.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { lazyPart, LazyQuestion, useOpening } from '#web/ui/windows/lazy-window.tsx';

const QrCode = lazyPart(() => import('#web/ui/drawings/qr-code.tsx'), 'QrCode');

/** The invite link; only the administrator sees it (docs/product/homes.md 'The invite link'). */
export function HomeManagementInvite({ home: { id: homeId, name }, link }: { home: Home; link: string }) {
  const id = useId();
  const place = invitePlace(homeId);
  useLinkedPlace({ prefix: place, isLoaded: true, onMissing: () => {} });
  return (
    <section
      id={place}
      tabIndex={-1}
      aria-labelledby={id}
      className="card flex min-w-0 flex-wrap items-center gap-x-5 gap-y-3 p-3.5 outline-none sm:p-5"
    >
      <div className="size-[132px] shrink-0">
        <Suspense fallback={<Skeleton className="size-full" />}>
          <QrCode text={link} label={inviteLink.code} />
        </Suspense>
      </div>
      <div className="min-w-0 flex-[1_1_9rem]">
        <h2 id={id} className="text-17 leading-snug font-bold">
          {inviteLink.title}
        </h2>
        <p className="mt-0.5 text-sm text-pretty text-ink2">
          {sentences([inviteLink.text, inviteLink.scan])}
        </p>
      </div>
      <NewLink homeId={homeId} />
      <div className="flex w-full flex-wrap gap-2">
        <div className="relative min-w-0 flex-[999_1_16rem] self-start">
          <Link2 size={17} aria-hidden className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink2" />
          {/* A field, so that the link can be selected and copied by hand if the clipboard is unavailable. */}
          <input
            readOnly
            value={link}
            aria-labelledby={id}
            className="input truncate pl-10 text-15"
            onFocus={(event) => event.target.select()}
          />
        </div>
        <div className="flex grow flex-wrap gap-2 *:grow">
          <InviteButtons home={name} link={link} />
        </div>
      </div>
    </section>
  );
}

function NewLink({ homeId }: { homeId: string }) {
  const question = useOpening();
  const asks = useServerButton(() => question.open());
  const making = useMutation(
    api.homes.makeInviteLink.mutationOptions({
      onSuccess: () => showToast({ kind: 'success', text: inviteLink.made }),
      onError: showFailure(inviteLink.makeFailed),
    }),
  );
  return (
    <>
      <button
        type="button"
        className="link pointer-coarse:-my-3 pointer-coarse:py-3 aria-disabled:text-ink3"
        onPointerEnter={LazyQuestion.preload}
        onFocus={LazyQuestion.preload}
        {...asks}
      >
        {inviteLink.makeNew}
      </button>
      <LazyQuestion
        opening={question.opening}
        onClose={question.close}
        title={inviteLink.makeNewTitle}
        yes={inviteLink.makeNewYes}
        cancel={homePage.cancel}
        busy={making.isPending}
        onYes={() => making.mutateAsync({ homeId })}
      >
        {inviteLink.makeNewText}
      </LazyQuestion>
    </>
  );
}
