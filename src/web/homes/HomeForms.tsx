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
import { OwnJoinRequests } from '#web/homes/OwnJoinRequests.tsx';
import { newId } from '#web/calls/ids.ts';
import { showHome } from '#web/app/tab-home.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { LazyQuestion, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { CardSection } from '#web/ui/layout/section.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { ownZone } from '#web/ui/hooks/known-zone.ts';
import { useForm } from '#web/ui/controls/use-form.ts';

/**
 * The two ways to a home.
 * @param filled for whoever has none (docs/product/everywhere.md 'Pages without a home')
 */
export function HomeForms({ filled = false }: { filled?: boolean }) {
  // They go once there is a home, and what had the focus with them.
  useEffect(
    () => () => {
      if (filled && document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    },
    [filled],
  );
  return (
    <div className={clsx('grid grid-cols-1 gap-4', filled ? 'mt-2 sm:grid-cols-2' : 'md:grid-cols-2')}>
      <CreateHome filled={filled} />
      <JoinHomeByName filled={filled} />
    </div>
  );
}

/** The home that this tab shows then, where there is one, and what is said. */
type Added = { homeId?: string; text: string };

type AddHomeProps = {
  words: typeof createHome;
  /** Answers undefined if the person thought better of it. */
  send: (name: string) => Promise<Added | undefined>;
  /** Once this tab is to show it. */
  onAdded?: ((homeId: string) => void) | undefined;
  /** How long a text the field takes. */
  maxLength?: number | undefined;
  /** For people without a home, who have nothing more urgent to do. */
  filled?: boolean | undefined;
  /** Below the form. */
  children?: ReactNode;
};

function AddHome({ words, send, onAdded, maxLength, filled, children }: AddHomeProps) {
  const { form, field, submit, fail, reset } = useForm({
    initial: { name: '' },
    draft: null,
    rules: { name: (name) => (cleanLine(name) === '' ? homeNameMissing : undefined) },
  });
  const sayFailed = (text: string) => showToast({ kind: 'error', text });
  const adding = useMutation({
    mutationFn: async (name: string) => {
      const added = await send(name);
      // Before it is read again which homes are one's own: else the new one is taken for one that was chosen elsewhere.
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
    <CardSection title={words.title} hint={words.hint}>
      <form
        ref={form}
        noValidate
        className={clsx('grid items-start gap-3', !filled && 'xl:grid-cols-[1fr_auto]')}
        onSubmit={submit(({ name }) => adding.mutate(cleanLine(name)), sayFailed)}
      >
        <TextField label={words.label} maxLength={maxLength} autoComplete="off" {...field('name')} />
        <Button
          type="submit"
          variant={filled ? 'filled' : 'soft'}
          className={clsx(!filled && 'xl:mt-[26.5px]')}
          busy={adding.isPending}
        >
          {words.button}
        </Button>
      </form>
      {children}
    </CardSection>
  );
}

type CardProps = { filled?: boolean | undefined };

/** docs/product/homes.md 'Creating a home'; inviting comes next, so it leads to the link. */
function CreateHome({ filled }: CardProps) {
  const navigate = useNavigate();
  // Kept until the home is there, so that a lost answer makes no second one (docs/product/everywhere.md 'The same call again').
  const [id, setId] = useState(newId);
  const create = async (name: string) => {
    try {
      await createInOwnZone({ id, name });
    } catch (error) {
      if (codeOf(error) === 'ID_TAKEN') setId(newId());
      throw error;
    }
    setId(newId());
    return { homeId: id, text: createHome.done };
  };
  const toInvite = (homeId: string) => void navigate({ to: '/home-management', hash: invitePlace(homeId) });
  return (
    <AddHome words={createHome} send={create} onAdded={toInvite} maxLength={HOME_NAME_MAX} filled={filled} />
  );
}

async function join(name: string, sure: boolean): Promise<Added> {
  const answer = await calls.homes.joinHomeByName({ name, sure });
  return answer.waits ? { text: joinByName.asked(name) } : { homeId: answer.homeId, text: joinByName.done };
}

/** docs/product/homes.md 'Find by name', 'Warning about similar names'; where a home asks first, one waits here. */
function JoinHomeByName({ filled }: CardProps) {
  const { opening, open, close } = useOpening<{ doubt: JoiningDoubt; answer: (sure: boolean) => void }>();
  const asked = opening.about;
  const ask = (doubt: JoiningDoubt) => new Promise<boolean>((answer) => open({ doubt, answer }));
  const say = (sure: boolean) => {
    close();
    asked?.answer(sure);
  };
  const navigate = useNavigate();
  const send = async (name: string) => {
    // Whoever was sent a link pastes it here.
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
    <AddHome words={joinByName} send={send} filled={filled}>
      <OwnJoinRequests />
      <LazyQuestion
        opening={opening}
        onClose={() => say(false)}
        title={joinByName.title}
        yes={joinByName.button}
        cancel={joinByName.cancel}
        onYes={() => say(true)}
      >
        {asked && joiningDoubts[asked.doubt]}
      </LazyQuestion>
    </AddHome>
  );
}

/** In UTC if the server does not know this browser's zone; the administrator can set it later. */
async function createInOwnZone(home: { id: string; name: string }) {
  try {
    await calls.homes.createHome({ ...home, timeZone: ownZone() });
  } catch (error) {
    if (codeOf(error) !== 'TIME_ZONE_UNKNOWN') throw error;
    await calls.homes.createHome({ ...home, timeZone: 'UTC' });
  }
}
