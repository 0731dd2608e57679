import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Template } from '#contract/templates.ts';
import { planOffer as words } from '#words/templates.ts';
import { api, messageOf } from '#web/api.ts';
import { merged } from '#web/templates/offers.ts';
import { useOffers } from '#web/templates/use-offers.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';

/** After changes of templates: the offer to plan their open chores anew, which nobody has to take (decisions 'Chores'). */
export function PlanOffers({ homeId, templates }: { homeId: string; templates: readonly Template[] }) {
  const { waiting, answer } = useOffers(homeId);
  const planning = usePlanning(homeId, answer);
  const place = useScrolledTo(waiting.length > 0);
  const offer = merged(waiting);
  const named = Object.entries(offer?.names ?? {});
  const isThere = ([id]: [string, string]) => templates.some((template) => template.id === id);
  const texts = offer && {
    from: offer.from,
    counts: offer.counts,
    names: named.filter(isThere).map(([, name]) => name),
    gone: named.filter((one) => !isThere(one)).map(([, name]) => name),
  };
  return (
    // Stands here from the start: an announcement needs its region before its text.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no blocks
    <div ref={place} role="status" className="scroll-mt-20">
      {texts && (
        <Banner
          className="mb-3"
          actions={
            <>
              <Button variant="ghost" size="small" onClick={answer}>
                {words.no}
              </Button>
              <Button
                size="small"
                busy={planning.isPending}
                busyText={words.busy}
                onClick={() => planning.mutate({ homeId, templateIds: offer.templateIds })}
              >
                {words.yes}
              </Button>
            </>
          }
        >
          <b className="block font-semibold">{words.question(texts)}</b>
          {words.changes(texts)}
        </Banner>
      )}
    </div>
  );
}

function usePlanning(homeId: string, answer: () => void) {
  const queries = useQueryClient();
  return useMutation(
    api.templates.planTemplates.mutationOptions({
      onSuccess: (change) => {
        answer();
        showToast(change ? { kind: 'success', text: words.done } : { kind: 'info', text: words.nothing });
        return Promise.all([
          queries.invalidateQueries({ queryKey: api.chores.listChores.key() }),
          queries.invalidateQueries({ queryKey: api.dashboard.getDashboard.key({ input: { homeId } }) }),
          queries.invalidateQueries({ queryKey: api.homes.listHistory.key() }),
        ]);
      },
      onError: (error) => showToast({ kind: 'error', text: messageOf(error, words.failed) }),
    }),
  );
}

/** Whoever saved the last of many templates on a phone would not see what came up above the first. */
function useScrolledTo(shown: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [shown]);
  return place;
}
