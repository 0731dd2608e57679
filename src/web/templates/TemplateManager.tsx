import { repeating } from '#domain/templates.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type Ref } from 'react';
import type { Template } from '#contract/templates.ts';
import { hasRoomForTemplate, sameDayGroups, type ChoreTemplate } from '#domain/templates.ts';
import { layout } from '#words/layout.ts';
import { templateList as words, templatesFull } from '#words/templates.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { SuggestedTemplates } from '#web/templates/SuggestedTemplates.tsx';
import { TemplateRow } from '#web/templates/TemplateRow.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { Section, type AsPage } from '#web/ui/layout/section.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { useReturnFocus } from '#web/ui/hooks/focus.ts';

const TemplateSheet = lazyWindow(() => import('#web/templates/TemplateSheet.tsx'), 'TemplateSheet');

/**
 * The templates from which the home's chores are planned; every member may edit them (docs/product/templates.md
 * 'Chore templates').
 */
export function TemplateManager({ homeId, asPage }: { homeId: string } & AsPage) {
  const list = useQuery(templatesQuery(homeId));
  // The template as it was when the form opened: changes by others do not change the input.
  const { opening, open: edit, close } = useOpening<Template>();
  const templates = list.data && repeating(list.data);
  const leaders = leadersOf(templates ?? []);
  const [deleting, setDeleting] = useState<string>();
  const addButton = useReturnFocus(templates?.some(({ id }) => id === deleting) ?? false);
  return (
    <Section
      title={words.title}
      asPage={asPage}
      hint={asPage && words.hint}
      action={templates && <AddButton ref={addButton} count={templates.length} onAdd={() => edit()} />}
    >
      {templates ? (
        <>
          <ul className="card divide-y divide-line">
            {templates.map((template) => (
              <TemplateRow
                key={template.id}
                homeId={homeId}
                template={template}
                leader={leaders.get(template.id) ?? template}
                onEdit={() => edit(template)}
                onDeleting={() => setDeleting(template.id)}
                onPreload={TemplateSheet.preload}
              />
            ))}
            <SuggestedTemplates homeId={homeId} templates={templates} />
          </ul>
        </>
      ) : list.isPending ? (
        <ListSkeleton />
      ) : (
        <div className="card">
          <PartFailed text={words.loadFailed} again={layout.tryAgain} onAgain={() => void list.refetch()} />
        </div>
      )}
      {templates && (
        <TemplateSheet
          opening={opening}
          homeId={homeId}
          template={opening.about}
          others={templates.filter(({ id }) => id !== opening.about?.id)}
          onClose={close}
        />
      )}
    </Section>
  );
}

type AddButtonProps = { ref: Ref<HTMLButtonElement>; count: number; onAdd: () => void };

const AddButton = ({ ref, count, onAdd }: AddButtonProps) => (
  <Button
    ref={ref}
    variant="soft"
    icon={<Plus size={17} aria-hidden />}
    disabledReason={hasRoomForTemplate(count) ? undefined : templatesFull}
    {...TemplateSheet.preloadProps}
    onClick={onAdd}
  >
    {words.add}
  </Button>
);

const ListSkeleton = () => (
  <Loading label={words.loading} className="card grid divide-y divide-line">
    {['one', 'two', 'three', 'four'].map((row) => (
      <div key={row} className="flex items-center gap-3.5 px-4 py-2.5">
        <Skeleton className="size-11" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-3 w-48" />
        </div>
      </div>
    ))}
  </Loading>
);

/**
 * Maps each template's id to the template that sets its days: itself, or the leader of its same-day group
 * (docs/product/templates.md 'Same-day groups').
 */
const leadersOf = (templates: readonly Template[]): Map<string, ChoreTemplate> =>
  new Map(
    sameDayGroups(templates).flatMap(({ leader, templates: led }) => led.map(({ id }) => [id, leader])),
  );
