import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Home } from '#contract/homes.ts';
import { handingOver, provingForOthers } from '#words/home-management.ts';
import { api, calls } from '#web/calls/api.ts';
import { withReauthentication, showFailure } from '#web/app/reauthentication.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { SelectField } from '#web/ui/controls/select.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

type HandOverProps = {
  home: Home;
  onDone: () => void;
  text?: string;
  /** Another answer, before the button. */
  beside?: ReactNode;
};

/** Asks the administrator who takes over (docs/product/homes.md 'Administrator and members'). */
export function HandOverForm({ home, onDone, text = handingOver.text, beside }: HandOverProps) {
  const others = home.members.filter((member) => !member.isAdministrator);
  const [chosen, setChosen] = useState(others[0]?.userId ?? '');
  const handing = useMutation(
    api.homes.handOver.mutationOptions({
      mutationFn: (asked) =>
        withReauthentication((proof) => calls.homes.handOver({ ...asked, ...proof }), {
          text: provingForOthers,
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
      <p className="text-ink2">{text}</p>
      <SelectField
        label={handingOver.who}
        options={others.map((member) => ({ value: member.userId, label: member.displayName }))}
        value={chosen}
        onChange={setChosen}
      />
      <div className={beside ? 'flex flex-wrap gap-2 *:flex-[1_1_7rem]' : 'grid sm:justify-end'}>
        {beside}
        <Button type="submit" busy={handing.isPending}>
          {handingOver.yes}
        </Button>
      </div>
    </form>
  );
}
