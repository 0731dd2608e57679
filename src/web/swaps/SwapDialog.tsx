import type { Home } from '#contract/homes.ts';
import type { Day } from '#domain/days.ts';
import { SWAP_MESSAGE_MAX } from '#domain/swaps.ts';
import { dayHeading } from '#words/days.ts';
import { swapDialog as words } from '#words/swap-dialog.ts';
import { Optional, ReturnField, useChoresToTake } from '#web/swaps/ReturnField.tsx';
import { useRequesting } from '#web/swaps/use-requesting.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useForm } from '#web/ui/use-form.ts';

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
  /** What a chore of this type is called. */
  choreName: (type: string) => string;
  onClose: () => void;
};
type Props = FormProps & { open: boolean; focusAfter: () => HTMLElement | null | true };

/**
 * Asks a housemate to take a chore (docs/product/swaps.md 'The swap dialog'). Give it a key for each time that it opens: what was typed is
 * of one opening.
 */
export const SwapDialog = ({ open, focusAfter, ...form }: Props) => (
  <Dialog
    open={open}
    onClose={form.onClose}
    title={words.title}
    closeLabel={words.close}
    focusAfter={focusAfter}
  >
    <SwapForm {...form} />
  </Dialog>
);

/** From here on the field says how many characters are left. */
const COUNTED_FROM = SWAP_MESSAGE_MAX - 100;

function SwapForm({ home, me, chore, choreName, onClose }: FormProps) {
  const others = home.members.filter((member) => member.userId !== me);
  const { form, values, set, field, submit, fail } = useForm({
    initial: { housemate: '', inReturn: '', message: '' },
    rules: {
      housemate: (userId) =>
        others.some((other) => other.userId === userId) ? undefined : words.chooseMissing,
    },
  });
  const housemate = others.find((other) => other.userId === values.housemate);
  const offered = useChoresToTake(home.id, housemate?.userId);
  const isGone = values.inReturn !== '' && !offered.data?.chores.some(({ id }) => id === values.inReturn);
  const requesting = useRequesting(home.id, onClose);

  function send({ housemate: targetUserId, inReturn, message }: typeof values) {
    if (offered.data && isGone) {
      // Not sent as a favour: that must be chosen.
      set('inReturn', '');
      fail({ inReturn: words.choreGone });
    } else
      requesting.mutate({
        choreId: chore.id,
        targetUserId,
        returnChoreId: inReturn || undefined,
        message: message.trim() || undefined,
      });
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit(send, (text) => showToast({ kind: 'error', text }))}
      className="grid grid-cols-1 gap-4"
    >
      <ChoreLine chore={chore} />
      <SelectField
        label={words.housemate}
        required
        options={[
          { value: '', label: words.choose },
          ...others.map(({ userId, displayName }) => ({ value: userId, label: displayName })),
        ]}
        {...field('housemate')}
        onChange={(userId) => {
          set('housemate', userId);
          set('inReturn', '');
        }}
      />
      <ReturnField
        {...field('inReturn')}
        offered={offered}
        housemate={housemate?.displayName}
        choreName={choreName}
      />
      <TextArea
        label={words.message}
        rows={3}
        maxLength={SWAP_MESSAGE_MAX}
        aside={<Optional />}
        hint={
          values.message.length >= COUNTED_FROM &&
          words.left(Math.max(0, SWAP_MESSAGE_MAX - values.message.length))
        }
        {...field('message')}
      />
      {!home.settings.exchangeAutomatically && <p className="text-sm text-ink2">{words.nothingMoves}</p>}
      <div className="mt-1 flex justify-end gap-3 max-sm:*:flex-1">
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={requesting.isPending} busyText={words.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}

const ChoreLine = ({ chore: { icon, name, dueDate, minutes } }: { chore: ChoreToSwap }) => (
  <div className="flex items-center gap-3 rounded-md bg-sunken p-3">
    <Tile icon={icon} size={40} raised />
    <p className="min-w-0 leading-snug wrap-anywhere">
      <b className="block font-bold">{name}</b>
      <span className="text-sm text-ink2">
        {words.due(dayHeading(dueDate))}
        {minutes !== undefined && ` · ${words.minutes(minutes)}`}
      </span>
    </p>
  </div>
);
