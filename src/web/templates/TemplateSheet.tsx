import { useMutation } from '@tanstack/react-query';
import type { Template, TemplateFields } from '#contract/templates.ts';
import { homeMark } from '#domain/home-mark.ts';
import { isSameTemplate, untranslateTemplate } from '#domain/home-templates.ts';
import { templateForm as words } from '#words/templates.ts';
import { TemplateForm } from '#web/templates/TemplateForm.tsx';
import { fieldsOf, templateRules, valuesOf, type TemplateValues } from '#web/templates/template-values.ts';
import { FormInWindow } from '#web/ui/windows/form-window.tsx';
import { Sheet } from '#web/ui/windows/sheet.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';
import { useClosing } from '#web/app/use-closing.tsx';
import { builtInTemplates } from '#words/built-in-templates.ts';
import { calls, codeOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { useAttemptId, type LastAttempt } from '#web/calls/ids.ts';

type TemplateSheetProps = {
  open: boolean;
  homeId: string;
  template: Template | undefined;
  others: readonly Template[];
  onClose: () => void;
};

/**
 * The template form (docs/product/templates.md 'The form'). Load it lazily and give it a new key each time it opens,
 * because it stores a draft.
 */
export function TemplateSheet({ open, homeId, template, others, onClose }: TemplateSheetProps) {
  const { form, values, set, field, submit, draftOffer, forgetDraft, lastAttempt } = useForm<TemplateValues>({
    initial: valuesOf(template),
    draft: { of: `template ${homeMark(homeId)} ${template?.id ?? ''}` },
    required: { fields: ['name', 'description'], message: words.fieldsMissing },
    rules: templateRules,
  });
  const saving = useSaving(homeId, template, lastAttempt, onClose);
  const changed = open && !isSameTemplate(fieldsOf(values), fieldsOf(valuesOf(template)));
  const { close, question } = useClosing({ changed, onClose, forgetDraft });

  function save(filledIn: TemplateValues) {
    const { requiresSameDay, ...fields } = fieldsOf(filledIn);
    const isThere = (id: string) => others.some((other) => other.id === id);
    return saving.mutateAsync({ ...fields, requiresSameDay: requiresSameDay.filter(isThere) });
  }

  return (
    <Sheet
      open={open}
      onClose={close}
      title={template ? words.edit(template.name) : words.add}
      closeLabel={words.close}
    >
      <FormInWindow
        form={form}
        onSubmit={submit(save, (text) => showToast({ kind: 'error', text }))}
        cancel={words.cancel}
        onCancel={close}
        save={words.save}
        busy={saving.isPending}
      >
        {draftOffer}
        <TemplateForm form={{ values, set, field }} template={template} others={others} />
      </FormInWindow>
      {question}
    </Sheet>
  );
}

/** Saves the form as a new template, or as the one it was opened with. */
function useSaving(
  homeId: string,
  template: Template | undefined,
  lastAttempt: LastAttempt,
  onSaved: () => void,
) {
  const { idOf, forget } = useAttemptId<'template'>(lastAttempt);

  async function create(fields: TemplateFields) {
    // Whatever was typed since, a retry after a lost answer creates no second template (docs/product/everywhere.md 'The
    // same call again').
    const made = await calls.templates.createTemplate({ homeId, id: idOf('template'), fields });
    if (isSameTemplate(made.template, fields)) return made;
    // An earlier attempt created it, and the input has changed since.
    return calls.templates.saveTemplate({ homeId, templateId: made.template.id, fields });
  }

  const change = (templateId: string, typed: TemplateFields) => {
    const fields = untranslateTemplate(typed, templateId, builtInTemplates);
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
