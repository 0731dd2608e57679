import { useMutation } from '@tanstack/react-query';
import type { Template, TemplateFields } from '#contract/templates.ts';
import { homeMark } from '#domain/home-mark.ts';
import { isSameTemplate, templateFromWords } from '#domain/home-templates.ts';
import { discarding as discardWords } from '#words/layout.ts';
import { templateForm as words } from '#words/templates.ts';
import { TemplateForm } from '#web/templates/TemplateForm.tsx';
import { fieldsOf, templateRules, valuesOf, type TemplateValues } from '#web/templates/template-values.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LazyQuestion } from '#web/ui/windows/lazy-windows.tsx';
import { Sheet, SheetBody, SheetFoot } from '#web/ui/windows/sheet.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';
import { useClosing } from '#web/app/use-closing.ts';
import { builtInTemplates } from '#words/built-in-templates.ts';
import { calls, codeOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { useAttemptId, type LastAttempt } from '#web/calls/ids.ts';

type TemplateSheetProps = {
  open: boolean;
  homeId: string;
  /** Undefined for a new one. */
  template: Template | undefined;
  others: readonly Template[];
  onClose: () => void;
};

/**
 * The template form (docs/product/templates.md 'The form'). Load it lazily, and give it a key for each opening: it keeps what was typed.
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
  const { close, discarding, stay } = useClosing(changed, onClose);

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
      <form
        ref={form}
        noValidate
        onSubmit={submit(save, (text) => showToast({ kind: 'error', text }))}
        className="flex min-h-0 flex-1 flex-col"
      >
        <SheetBody>
          {draftOffer && <div className="mb-4">{draftOffer}</div>}
          <TemplateForm form={{ values, set, field }} template={template} others={others} />
        </SheetBody>
        <SheetFoot>
          <Button variant="outline" onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={saving.isPending}>
            {words.save}
          </Button>
        </SheetFoot>
      </form>
      <LazyQuestion
        open={discarding}
        onClose={stay}
        title={discardWords.title}
        yes={discardWords.yes}
        cancel={discardWords.keep}
        danger
        onYes={() => {
          stay();
          forgetDraft();
          onClose();
        }}
      >
        {discardWords.text}
      </LazyQuestion>
    </Sheet>
  );
}

/** Saves what the form holds: as a new template, or as the one that it was opened with. */
function useSaving(
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
