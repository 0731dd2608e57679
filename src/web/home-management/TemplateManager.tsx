import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState, type Ref } from 'react';
import type { Template } from '#contract/templates.ts';
import { hasRoomForTemplate } from '#domain/templates.ts';
import { layout } from '#words/layout.ts';
import { templateList as words, templatesFull } from '#words/templates.ts';
import { templatesQuery } from '#web/calls/home-templates.ts';
import { leadersOf } from '#web/home-management/leaders.ts';
import { TemplateRow } from '#web/home-management/TemplateRow.tsx';
import { Awaited } from '#web/ui/windows/awaited.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/skeleton.tsx';
import { useReturnFocus } from '#web/ui/hooks/focus.ts';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const loadSheet = keepLoading(() => import('#web/home-management/TemplateSheet.tsx'));
const TemplateSheet = lazy(() => loadSheet().then((file) => ({ default: file.TemplateSheet })));
const warmUp = () => void loadSheet();

/** What the home plans its chores from; every member edits it (docs/product/templates.md 'Templates of a home'). */
export function TemplateManager({ homeId }: { homeId: string }) {
  const list = useQuery(templatesQuery(homeId));
  const { edited, edit, close } = useEdited();
  const templates = list.data;
  const leaders = leadersOf(templates ?? []);
  const [deleting, setDeleting] = useState<string>();
  const addButton = useReturnFocus(templates?.some(({ id }) => id === deleting) ?? false);
  return (
    <Section
      title={words.title}
      action={
        templates && <AddButton ref={addButton} count={templates.length} onAdd={() => edit(undefined)} />
      }
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
                onWarmUp={warmUp}
              />
            ))}
          </ul>
        </>
      ) : list.isPending ? (
        <ListSkeleton />
      ) : (
        <div className="card">
          <PartFailed text={words.loadFailed} again={layout.tryAgain} onAgain={() => void list.refetch()} />
        </div>
      )}
      {edited && templates && (
        <Suspense fallback={<Awaited />}>
          <TemplateSheet
            key={edited.opening}
            open={edited.open}
            homeId={homeId}
            template={edited.template}
            others={templates.filter(({ id }) => id !== edited.template?.id)}
            onClose={close}
          />
        </Suspense>
      )}
    </Section>
  );
}

type Edited = {
  /** As it was when the form opened: what others change meanwhile does not change what is being typed. */
  template: Template | undefined;
  opening: number;
  open: boolean;
};

/** It stays drawn after closing, so that closing is animated; each opening is a new form. */
function useEdited() {
  const [edited, setEdited] = useState<Edited>();
  return {
    edited,
    edit: (template: Template | undefined) =>
      setEdited((before) => ({ template, opening: (before?.opening ?? 0) + 1, open: true })),
    close: () => setEdited((before) => before && { ...before, open: false }),
  };
}

type AddButtonProps = { ref: Ref<HTMLButtonElement>; count: number; onAdd: () => void };

const AddButton = ({ ref, count, onAdd }: AddButtonProps) => (
  <Button
    ref={ref}
    variant="outline"
    size="small"
    sends
    icon={<Plus size={17} aria-hidden />}
    disabledReason={hasRoomForTemplate(count) ? undefined : templatesFull}
    onPointerEnter={warmUp}
    onFocus={warmUp}
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
