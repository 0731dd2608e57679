import { clsx } from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { HOME_NAME_MAX } from '#domain/homes.ts';
import { inviteIn } from '#domain/links.ts';
import { invitePlace } from '#domain/places.ts';
import { cleanLine } from '#domain/texts.ts';
import { createHome, homeNameMissing, joinByName, joiningDoubts } from '#words/homes.ts';
import { calls, codeOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { doubtOf, type JoiningDoubt } from '#web/homes/inviting.ts';
import { SentJoinRequests } from '#web/homes/SentJoinRequests.tsx';
import { newId } from '#web/calls/ids.ts';
import { showHome } from '#web/app/tab-home.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { LazyQuestion, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { CardSection } from '#web/ui/layout/section.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { deviceZone } from '#web/ui/hooks/time-zone.ts';
import { useForm } from '#web/ui/controls/use-form.ts';

/**
 * The forms to create or join a home.
 * @param filled emphasizes the first, for people without a home (docs/product/everywhere.md 'Pages without a home')
 */
export function HomeForms({ filled = false }: { filled?: boolean }) {
  // The forms disappear once there is a home, and the focus with them.
  useEffect(
    () => () => {
      if (filled && document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    },
    [filled],
  );
  return (
    <div className={clsx('grid grid-cols-1 gap-3', filled ? 'sm:grid-cols-2' : 'xl:grid-cols-2')}>
      <CreateHome filled={filled} />
      <JoinHomeByName />
    </div>
  );
}

/** The home that this tab shows next, if any, and the text of the toast. */
type Added = { homeId?: string; text: string };

type AddHomeProps = {
  words: typeof createHome;
  /** Resolves to undefined if the user cancels. */
  send: (name: string) => Promise<Added | undefined>;
  /** Called once this tab is about to show the new home. */
  onAdded?: ((homeId: string) => void) | undefined;
  maxLength?: number | undefined;
  /** Emphasizes the button, for people without a home. */
  filled?: boolean | undefined;
  children?: ReactNode;
};

function AddHome({ words, send, onAdded, maxLength, filled, children }: AddHomeProps) {
  const { form, field, submit, fail, reset } = useForm({
    initial: { name: '' },
    draft: null,
    rules: { name: (name) => (cleanLine(name) === '' ? homeNameMissing : undefined) },
  });
  const showProblem = (text: string) => showToast({ kind: 'error', text });
  const adding = useMutation({
    mutationFn: async (name: string) => {
      const added = await send(name);
      // Before the list of homes is refetched: otherwise the new home would seem to have been chosen in another tab.
      if (added?.homeId !== undefined) showHome(added.homeId);
      return added;
    },
    onSuccess: (added) => {
      if (!added) return;
      reset();
      showToast({ kind: 'success', text: added.text });
      if (added.homeId !== undefined) onAdded?.(added.homeId);
    },
    onError: (error) => {
      const failure = failureOf(error, words.failed);
      if (failure.text !== words.failed) fail({ name: failure.text });
      showToast(failure);
    },
  });
  return (
    <CardSection title={words.title} hint={words.hint} className="@container">
      <form
        ref={form}
        noValidate
        className="grid grid-cols-1 items-start gap-2.5 @min-[20rem]:grid-cols-[minmax(0,1fr)_auto]"
        onSubmit={submit(({ name }) => adding.mutate(cleanLine(name)), showProblem)}
      >
        <TextField label={words.label} maxLength={maxLength} autoComplete="off" {...field('name')} />
        <Button
          type="submit"
          variant={filled ? 'filled' : 'soft'}
          className="@min-[20rem]:mt-[26.5px]"
          busy={adding.isPending}
        >
          {words.button}
        </Button>
      </form>
      {children}
    </CardSection>
  );
}

/** Creates a home (docs/product/homes.md 'Creating a home'), then opens the invite link, which comes next. */
function CreateHome({ filled }: Pick<AddHomeProps, 'filled'>) {
  const navigate = useNavigate();
  // The same id until the home exists, so that a retry after a lost answer creates no second home
  // (docs/product/everywhere.md 'The same call again').
  const [id, setId] = useState(newId);
  const create = async (name: string) => {
    try {
      await createInDeviceZone({ id, name });
    } catch (error) {
      if (codeOf(error) === 'ID_TAKEN') setId(newId());
      throw error;
    }
    setId(newId());
    return { homeId: id, text: createHome.done };
  };
  const toInvite = (homeId: string) =>
    void navigate({ to: '/home-management/members', hash: invitePlace(homeId) });
  return (
    <AddHome words={createHome} send={create} onAdded={toInvite} maxLength={HOME_NAME_MAX} filled={filled} />
  );
}

async function join(name: string, sure: boolean): Promise<Added> {
  const answer = await calls.homes.joinHomeByName({ name, sure });
  return answer.waits ? { text: joinByName.asked(name) } : { homeId: answer.homeId, text: joinByName.done };
}

/**
 * Joins a home by its name (docs/product/homes.md 'Find by name', 'Warning about similar names'), or sends a request if the home
 * asks first.
 */
function JoinHomeByName() {
  const { opening, open, close } = useOpening<{ doubt: JoiningDoubt; answer: (sure: boolean) => void }>();
  const asked = opening.about;
  const ask = (doubt: JoiningDoubt) => new Promise<boolean>((answer) => open({ doubt, answer }));
  const answerDoubt = (sure: boolean) => {
    close();
    asked?.answer(sure);
  };
  const navigate = useNavigate();
  const send = async (name: string) => {
    // People also paste an invite link here.
    const invite = inviteIn(name);
    if (invite) {
      await navigate({ to: '/join-home', search: invite });
      return undefined;
    }
    try {
      return await join(name, false);
    } catch (error) {
      const doubt = doubtOf(error);
      if (!doubt) throw error;
      return (await ask(doubt)) ? join(name, true) : undefined;
    }
  };
  return (
    <AddHome words={joinByName} send={send}>
      <SentJoinRequests />
      <LazyQuestion
        opening={opening}
        onClose={() => answerDoubt(false)}
        title={joinByName.title}
        yes={joinByName.button}
        cancel={joinByName.cancel}
        onYes={() => answerDoubt(true)}
      >
        {asked && joiningDoubts[asked.doubt]}
      </LazyQuestion>
    </AddHome>
  );
}

/**
 * Creates the home in UTC if the server does not know this browser's time zone; the administrator can change it later.
 */
async function createInDeviceZone(home: { id: string; name: string }) {
  try {
    await calls.homes.createHome({ ...home, timeZone: deviceZone() });
  } catch (error) {
    if (codeOf(error) !== 'TIME_ZONE_UNKNOWN') throw error;
    await calls.homes.createHome({ ...home, timeZone: 'UTC' });
  }
}
