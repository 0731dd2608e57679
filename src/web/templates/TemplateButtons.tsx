import { useMutation, useQuery } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Template } from '#contract/templates.ts';
import { templateList as words } from '#words/templates.ts';
import { api } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { LazyQuestion, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

type TemplateButtonProps = {
  homeId: string;
  template: Template;
  /** Called before it is sent, because the button disappears and the focus needs another place. */
  onSent: () => void;
};

/** Restores a customised built-in template to its defaults (docs/product/templates.md 'Default templates'). */
export function ResetButton({ homeId, template, onSent }: TemplateButtonProps) {
  const question = useOpening();
  const resetting = useMutation(
    api.templates.resetTemplate.mutationOptions({
      onMutate: onSent,
      onSuccess: () => showToast({ kind: 'success', text: words.resetDone }),
      onError: (error) => showToast(failureOf(error, words.resetFailed)),
    }),
  );
  const label = words.reset(template.name);
  return (
    <>
      <IconButton label={label} title={label} {...LazyQuestion.preloadProps} onClick={() => question.open()}>
        <RotateCcw size={17} aria-hidden />
      </IconButton>
      <LazyQuestion
        opening={question.opening}
        onClose={question.close}
        title={words.resetTitle(template.name)}
        yes={words.resetYes}
        cancel={words.cancel}
        busy={resetting.isPending}
        onYes={() => resetting.mutateAsync({ homeId, templateId: template.id })}
      >
        {words.resetText}
      </LazyQuestion>
    </>
  );
}

/**
 * Deletes a template; only the home's own templates can be deleted (docs/product/templates.md 'Deleted templates').
 */
export function DeleteButton({ homeId, template, onSent }: TemplateButtonProps) {
  const question = useOpening();
  const deleting = useMutation(
    api.templates.deleteTemplate.mutationOptions({
      onMutate: onSent,
      onSuccess: () => showToast({ kind: 'success', text: words.deleteDone }),
      onError: (error) => showToast(failureOf(error, words.deleteFailed)),
    }),
  );
  const [removeOpenChores, setRemoveOpenChores] = useState(true);
  const templateId = template.id;
  const count = useQuery({
    ...api.templates.countOpenChores.queryOptions({ input: { homeId, templateId } }),
    enabled: question.opening.isOpen,
    staleTime: 0,
    gcTime: 0,
  });
  const label = words.delete(template.name);
  return (
    <>
      <IconButton label={label} title={label} {...LazyQuestion.preloadProps} onClick={() => question.open()}>
        <Trash2 size={17} aria-hidden />
      </IconButton>
      <LazyQuestion
        opening={question.opening}
        onClose={question.close}
        title={words.deleteTitle(template.name)}
        yes={words.deleteYes}
        cancel={words.cancel}
        danger
        busy={deleting.isPending}
        onYes={() => deleting.mutateAsync({ homeId, templateId, removeOpenChores })}
      >
        {words.deleteText}
        <Checkbox
          className="mt-4 text-ink"
          label={words.removeOpenChores(count.data?.chores)}
          checked={removeOpenChores}
          onChange={setRemoveOpenChores}
        />
      </LazyQuestion>
    </>
  );
}
