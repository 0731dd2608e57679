import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanOffer, PlanOffers as Offers } from '#contract/plans.ts';
import { wordsOfType } from '#domain/home-templates.ts';
import { misfitOffer as words, planOffers } from '#words/plan.ts';
import { useShownOffers, useRestoringPlan } from '#web/plan/use-plan.ts';
import { api, codeOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { newId } from '#web/calls/ids.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

type Props = {
  homeId: string;
  offers: Offers | undefined;
  /** Called because the banner disappears together with the pressed button. */
  onGone: () => void;
  className?: string;
};

/** Merges all misfits into one, because one answer is enough; undefined if there are none. */
function merged([first, ...others]: readonly PlanOffer[]): PlanOffer | undefined {
  return others.reduce<PlanOffer | undefined>(
    (one, other) =>
      one && {
        templateIds: [...one.templateIds, ...other.templateIds],
        cause: `${one.cause} ${other.cause}`,
        added: one.added + other.added,
        moved: one.moved + other.moved,
        removed: one.removed + other.removed,
        reassigned: one.reassigned + other.reassigned,
        swapsEnded: one.swapsEnded + other.swapsEnded,
        from: one.from < other.from ? one.from : other.from,
      },
    first,
  );
}

/**
 * Offers to plan again what no longer fits, on the board and on Home Management (docs/product/plan.md 'Misfits').
 */
export function PlanOffers({ homeId, offers, onGone, className }: Props) {
  const { misfits, refuse } = useShownOffers(homeId, offers);
  const misfit = merged(misfits);
  const putOff = () => {
    refuse();
    onGone();
  };
  return (
    // Rendered from the start: an announcement needs its region before its text.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no blocks
    <div role="status" aria-label={planOffers} className={misfit ? className : 'absolute'}>
      {misfit && <MisfitOffer homeId={homeId} misfit={misfit} onRefuse={putOff} onGone={onGone} />}
    </div>
  );
}

type MisfitProps = {
  homeId: string;
  misfit: PlanOffer;
  onRefuse: () => void;
  onGone: () => void;
};

/** The banner that offers to plan templates again (docs/product/plan.md 'Planning templates again'). */
function MisfitOffer({ homeId, misfit, onRefuse, onGone }: MisfitProps) {
  const templates = useQuery(templatesQuery(homeId)).data;
  const planning = useReplanning(onGone);
  if (!templates) return null;
  const nameOf = (id: string) => templates.find((template) => template.id === id)?.name;
  const texts = {
    ...misfit,
    names: misfit.templateIds.flatMap((id) => nameOf(id) ?? []),
    gone: misfit.templateIds.filter((id) => nameOf(id) === undefined).map(wordsOfType),
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

function useReplanning(onDone: () => void) {
  // One id per offer, so that a retry after a lost answer does not count as a second request
  // (docs/product/everywhere.md 'The same call again').
  const [id, setId] = useState(newId);
  const restoring = useRestoringPlan();
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
                  run: () => restoring.mutate({ homeId, planId: planned.planId }),
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
