import { use } from 'react';
import type { Home } from '#contract/homes.ts';
import type { Day } from '#domain/days.ts';
import { dayHeading } from '#words/days.ts';
import { swapDialog as words } from '#words/swaps.ts';
import { useAbsences } from '#web/absences/use-absences.ts';
import { HousemateFaces, HousemateSelect, MessageField } from '#web/swaps/SwapFields.tsx';
import { SwapReturnField, ReturnRadios } from '#web/swaps/SwapReturnField.tsx';
import { useRequesting } from '#web/swaps/use-requesting.ts';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { FormInWindow, FormWindow } from '#web/ui/windows/form-window.tsx';
import { InSheet } from '#web/ui/windows/sheet.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';
import { useChoresToTake } from '#web/swaps/return-choices.ts';

export type ChoreToSwap = {
  id: string;
  name: string;
  icon: string;
  dueDate: Day;
  minutes: number | undefined;
};

type FormProps = {
  home: Home;
  me: string;
  chore: ChoreToSwap;
  choreName: (type: string) => string;
  onClose: () => void;
};
type Props = FormProps & { open: boolean; focusAfter: () => HTMLElement | null | true };

/**
 * Asks a housemate to take a chore (docs/product/swaps.md 'The swap dialog'). Give it a new key each time it opens, so
 * that the form is empty.
 */
export function SwapDialog({ open, focusAfter, ...form }: Props) {
  return (
    <FormWindow
      open={open}
      onClose={form.onClose}
      title={words.title}
      closeLabel={words.close}
      focusAfter={focusAfter}
      isTall
    >
      <SwapForm {...form} />
    </FormWindow>
  );
}

function SwapForm({ home, me, chore, choreName, onClose }: FormProps) {
  const isInSheet = use(InSheet);
  const others = home.members.filter((member) => member.userId !== me);
  const { form, values, set, field, submit, fail, draftOffer, forgetDraft } = useForm({
    initial: { housemate: '', inReturn: '', message: '' },
    draft: { of: `swap ${chore.id}` },
    rules: {
      housemate: (userId) =>
        others.some((other) => other.userId === userId) ? undefined : words.chooseMissing,
    },
  });
  const away = useAbsences(home.id, home).awayOn(chore.dueDate);
  const housemate = others.find((other) => other.userId === values.housemate);
  const offered = useChoresToTake(home.id, housemate?.userId);
  const isGone = values.inReturn !== '' && !offered.data?.chores.some(({ id }) => id === values.inReturn);
  const requesting = useRequesting(home.id, onClose);

  function send({ housemate: targetUserId, inReturn, message }: typeof values) {
    if (offered.data && isGone) {
      // Do not send it as a favour: the user must choose that.
      set('inReturn', '');
      fail({ inReturn: words.choreGone });
      return undefined;
    }
    return requesting.mutateAsync({
      choreId: chore.id,
      targetUserId,
      returnChoreId: inReturn || undefined,
      message: message.trim() || undefined,
    });
  }

  const cancel = () => {
    forgetDraft();
    onClose();
  };
  const housemateField = {
    ...field('housemate'),
    onChange: (userId: string) => {
      set('housemate', userId);
      set('inReturn', '');
    },
  };
  const returnField = { ...field('inReturn'), offered, housemate: housemate?.displayName, choreName };
  return (
    <FormInWindow
      form={form}
      onSubmit={submit(send, (text) => showToast({ kind: 'error', text }))}
      cancel={words.cancel}
      onCancel={cancel}
      save={words.send}
      busy={requesting.isPending}
      busyText={words.sending}
    >
      <ChoreLine chore={chore} />
      {draftOffer}
      {isInSheet ? (
        <>
          <HousemateFaces {...housemateField} people={others} away={away} />
          <ReturnRadios {...returnField} homeId={home.id} />
        </>
      ) : (
        <>
          <HousemateSelect {...housemateField} people={others} away={away} />
          <SwapReturnField {...returnField} />
        </>
      )}
      <MessageField {...field('message')} />
      {!home.settings.exchangeAutomatically && <p className="text-sm text-ink2">{words.nothingMoves}</p>}
    </FormInWindow>
  );
}

const ChoreLine = ({ chore: { icon, name, dueDate, minutes } }: { chore: ChoreToSwap }) => (
  <div className="flex items-center gap-3 rounded-md bg-sunken p-3">
    <Tile icon={icon} size={40} raised />
    <p className="min-w-0 leading-snug">
      <b className="block font-bold">{name}</b>
      <FactsLine
        of={[words.due(dayHeading(dueDate)), minutes !== undefined && words.minutes(minutes)]}
        className="text-sm text-ink2"
      />
    </p>
  </div>
);
