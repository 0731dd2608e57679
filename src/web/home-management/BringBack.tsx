import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { bringBack as words } from '#words/history.ts';
import { regenerating } from '#words/regenerating.ts';
import { api } from '#web/calls/api.ts';
import { sayWhy } from '#web/homes/changes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LazyQuestion, warmUp } from '#web/ui/windows/lazy-windows.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

/**
 * Undo of what was planned anew, any member's (docs/product/plan.md 'Undo of a plan'). Asks first: the others look at the plan that it
 * takes away.
 */
export function BringBack({ homeId, planId }: { homeId: string; planId: string }) {
  const [asking, setAsking] = useState(false);
  const bringing = useMutation(
    api.chores.restorePlan.mutationOptions({
      onSuccess: () => {
        setAsking(false);
        showToast({ kind: 'success', text: regenerating.broughtBack });
      },
      onError: sayWhy(regenerating.bringBackFailed),
    }),
  );
  return (
    <>
      <Button
        variant="outline"
        size="small"
        className="mt-2"
        icon={<Undo2 size={15} aria-hidden />}
        {...warmUp}
        onClick={() => setAsking(true)}
      >
        {regenerating.undo}
      </Button>
      <LazyQuestion
        open={asking}
        onClose={() => setAsking(false)}
        title={words.title}
        yes={words.yes}
        cancel={words.cancel}
        busy={bringing.isPending}
        onYes={() => bringing.mutate({ homeId, planId })}
      >
        {words.text}
      </LazyQuestion>
    </>
  );
}
