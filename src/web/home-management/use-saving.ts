import { useMutation } from '@tanstack/react-query';
import type { Template, TemplateFields } from '#contract/templates.ts';
import { isSameTemplate, templateFromWords } from '#domain/home-templates.ts';
import { builtInTemplates } from '#words/built-in-templates.ts';
import { templateForm as words } from '#words/template-form.ts';
import { calls, codeOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { showToast } from '#web/ui/windows/toast.ts';
import { useAttemptId, type LastAttempt } from '#web/calls/use-attempt-id.ts';

/** Saves what the form holds: as a new template, or as the one that it was opened with. */
export function useSaving(
  homeId: string,
  template: Template | undefined,
  lastAttempt: LastAttempt,
  onSaved: () => void,
) {
  const { idOf, forget } = useAttemptId<'template'>(lastAttempt);

  async function create(fields: TemplateFields) {
    // Whatever is typed meanwhile, a save whose answer was lost makes no second one (docs/product/everywhere.md 'The same call again').
    const made = await calls.templates.createTemplate({ homeId, id: idOf('template'), fields });
    if (isSameTemplate(made.template, fields)) return made;
    // An earlier try had made it, and something was typed since.
    return calls.templates.saveTemplate({ homeId, templateId: made.template.id, fields });
  }

  const change = (templateId: string, typed: TemplateFields) => {
    const fields = templateFromWords(typed, templateId, builtInTemplates);
    return calls.templates.saveTemplate({ homeId, templateId, fields });
  };

  return useMutation({
    mutationFn: (fields: TemplateFields) => (template ? change(template.id, fields) : create(fields)),
    onSuccess: () => {
      onSaved();
      showToast({ kind: 'success', text: template ? words.updated : words.created });
    },
    onError: (error) => {
      if (codeOf(error) === 'ID_TAKEN') forget();
      showToast(failureOf(error, words.failed));
    },
  });
}
