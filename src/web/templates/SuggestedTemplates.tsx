import { useMutation } from '@tanstack/react-query';
import type { Template } from '#contract/templates.ts';
import { suggestedTemplates, translateTemplate } from '#domain/home-templates.ts';
import { hasRoomForTemplate, type ChoreTemplate } from '#domain/templates.ts';
import { builtInTemplates } from '#words/built-in-templates.ts';
import { howOften, templateList as words, templatesFull } from '#words/templates.ts';
import { api } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { SubHeading } from '#web/ui/layout/section.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

type SuggestedTemplatesProps = { homeId: string; templates: readonly Template[] };

/** Suggests the built-in templates that are newer than the home (docs/product/templates.md 'New default templates'). */
export const SuggestedTemplates = ({ homeId, templates }: SuggestedTemplatesProps) =>
  suggestedTemplates(templates).map((template) => (
    <SuggestedTemplate
      key={template.id}
      homeId={homeId}
      template={translateTemplate(template, builtInTemplates)}
      disabledReason={hasRoomForTemplate(templates.length) ? undefined : templatesFull}
    />
  ));

type SuggestedTemplateProps = { homeId: string; template: ChoreTemplate; disabledReason: string | undefined };

function SuggestedTemplate({ homeId, template, disabledReason }: SuggestedTemplateProps) {
  const adding = useMutation(
    api.templates.addTemplate.mutationOptions({
      onSuccess: () => showToast({ kind: 'success', text: words.suggestedDone }),
      onError: (error) => showToast(failureOf(error, words.suggestedFailed)),
    }),
  );
  return (
    <li className="flex flex-wrap items-center justify-end gap-3 py-2.5 pr-3 pl-3.5 sm:gap-3.5 sm:pl-4">
      <Tile icon={template.icon} />
      <div className="min-w-0 flex-[999_1_9rem]">
        <div className="flex flex-wrap items-baseline gap-x-2 leading-snug text-pretty">
          <SubHeading className="min-w-0 font-[650]">{template.name}</SubHeading>
          <span className="text-13 font-medium whitespace-nowrap text-ink2">{words.suggested}</span>
        </div>
        <p className="mt-0.5 text-sm text-ink2">{howOften(template)}</p>
      </div>
      <Button
        variant="outline"
        size="small"
        aria-label={words.addSuggestedName(template.name)}
        busy={adding.isPending}
        disabledReason={disabledReason}
        onClick={() => adding.mutate({ homeId, templateId: template.id })}
      >
        {words.addSuggested}
      </Button>
    </li>
  );
}
