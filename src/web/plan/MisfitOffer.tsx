import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanOffer } from '#contract/plans.ts';
import { typeInWords } from '#domain/home-templates.ts';
import { misfitOffer as words } from '#words/plan-offers.ts';
import { api, codeOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { newId } from '#web/calls/ids.ts';
import { useBringingBack } from '#web/plan/use-bringing-back.ts';
import { Amounts } from '#web/ui/controls/amounts.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

type Props = {
  homeId: string;
  misfit: PlanOffer;
  onRefuse: () => void;
  onGone: () => void;
};

/** The offer to plan anew what no longer fits (docs/product/plan.md 'Planning templates again'). */
export function MisfitOffer({ homeId, misfit, onRefuse, onGone }: Props) {
  const templates = useQuery(templatesQuery(homeId)).data;
  const planning = usePlanningAnew(onGone);
  if (!templates) return null;
  const nameOf = (id: string) => templates.find((template) => template.id === id)?.name;
  const texts = {
    ...misfit,
    names: misfit.templateIds.flatMap((id) => nameOf(id) ?? []),
    gone: misfit.templateIds.filter((id) => nameOf(id) === undefined).map(typeInWords),
  };
  return (
    <Banner
      actions={
        <>
          <Button variant="ghost" size="small" onClick={onRefuse}>
            {words.notNow}
          </Button>
          <Button
            size="small"
            busy={planning.isPending}
            busyText={words.busy}
            onClick={() => planning.plan(homeId, misfit.templateIds)}
          >
            {words.yes}
          </Button>
        </>
      }
    >
      <b className="block font-semibold">
        <Amounts>{words.title(texts)}</Amounts>
      </b>
      <Amounts>{words.changes(texts)}</Amounts>
    </Banner>
  );
}

function usePlanningAnew(onDone: () => void) {
  // One for as long as it is offered, so that a try whose answer was lost is not a second one (docs/product/everywhere.md 'The same call
  // again').
  const [id, setId] = useState(newId);
  const bringingBack = useBringingBack();
  const planning = useMutation(
    api.templates.planTemplates.mutationOptions({
      onSuccess: (planned, { homeId }) => {
        setId(newId());
        onDone();
        showToast(
          planned
            ? {
                kind: 'success',
                text: words.done,
                action: {
                  label: words.undo,
                  run: () => bringingBack.mutate({ homeId, planId: planned.planId }),
                },
              }
            : { kind: 'info', text: words.nothing },
        );
      },
      onError: (error) => {
        if (codeOf(error) === 'ID_TAKEN') setId(newId());
        showToast(failureOf(error, words.failed));
      },
    }),
  );
  return {
    isPending: planning.isPending,
    plan: (homeId: string, templateIds: string[]) => planning.mutate({ homeId, id, templateIds }),
  };
}
