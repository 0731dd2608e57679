import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Home } from '#contract/homes.ts';
import { handingOver } from '#words/handing-over.ts';
import { forOthers } from '#words/proving.ts';
import { api, calls } from '#web/calls/api.ts';
import { sayWhy } from '#web/homes/changes.ts';
import { proved } from '#web/app/proving.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { SelectField } from '#web/ui/controls/select.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

export function HandOverForm({ home, onDone }: { home: Home; onDone: () => void }) {
  const others = home.members.filter((member) => !member.isAdministrator);
  const [chosen, setChosen] = useState(others[0]?.userId ?? '');
  const handing = useMutation(
    api.homes.handOver.mutationOptions({
      mutationFn: (asked) =>
        proved((proof) => calls.homes.handOver({ ...asked, ...proof }), {
          text: forOthers,
          label: handingOver.yes,
          failed: handingOver.failed,
        }),
      onSuccess: (_done, { userId }) => {
        onDone();
        // The new administrator by now.
        const name = home.members.find((member) => member.userId === userId)?.displayName ?? '';
        showToast({ kind: 'success', text: handingOver.done(name) });
      },
      onError: sayWhy(handingOver.failed),
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
