import { clsx } from 'clsx';
import { useId } from 'react';
import type { Template } from '#contract/templates.ts';
import { templateIdFor } from '#domain/home-templates.ts';
import { FREQUENCIES, sameDayGroups, TEMPLATE_LIMITS } from '#domain/templates.ts';
import { frequencies, templateForm as words } from '#words/templates.ts';
import { IconField, PriorityField, SameDayField } from '#web/templates/TemplateFields.tsx';
import { fieldsOf, type TemplateValues } from '#web/templates/template-values.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { NumberStepper } from '#web/ui/controls/number-stepper.tsx';
import { SelectField } from '#web/ui/controls/select.tsx';
import type { useForm } from '#web/ui/controls/use-form.ts';

type Form = Pick<ReturnType<typeof useForm<TemplateValues>>, 'values' | 'set' | 'field'>;

type TemplateFormProps = { form: Form; template: Template | undefined; others: readonly Template[] };

const FREQUENCY_OPTIONS = FREQUENCIES.map((value) => ({ value, label: frequencies[value] }));

/** The form's fields in order (docs/product/templates.md 'The form'). */
export function TemplateForm({ form, template, others }: TemplateFormProps) {
  const { values, set, field } = form;
  const group = groupOf(values, template, others);
  return (
    <div className="grid grid-cols-1 gap-[18px]">
      <IconField chosen={values.icon} onChoose={(icon) => set('icon', icon)} other={field('otherIcon')} />
      <TextField
        label={words.name}
        required
        data-autofocus
        maxLength={TEMPLATE_LIMITS.nameLength}
        autoComplete="off"
        {...field('name')}
      />
      <TextField
        label={words.description}
        required
        maxLength={TEMPLATE_LIMITS.descriptionLength}
        autoComplete="off"
        {...field('description')}
      />
      <SelectField
        label={words.frequency}
        options={FREQUENCY_OPTIONS}
        hint={group && !group.leads && words.frequencyOf(group.leader.name)}
        {...field('frequency')}
      />
      <Numbers form={form} />
      <PriorityField value={values.priority} onChange={(priority) => set('priority', priority)} />
      <SameDayField
        others={others}
        value={values.sameDay}
        onChange={(ids) => set('sameDay', ids)}
        group={group}
      />
      <FlexibleField checked={values.flexible} onChange={(flexible) => set('flexible', flexible)} />
    </div>
  );
}

/**
 * Returns the same-day group of the current input; undefined if it has none. `leads` is true if this template sets the
 * days of the others.
 */
function groupOf(values: TemplateValues, template: Template | undefined, others: readonly Template[]) {
  const fields = fieldsOf(values);
  const id = template?.id ?? templateIdFor(values.name, new Set(others.map((other) => other.id)));
  const typed = { ...fields, id, name: fields.name || words.thisChore, isCustom: true };
  const group = sameDayGroups([typed, ...others]).find(({ templates }) => templates.includes(typed));
  return group && group.templates.length > 1 ? { ...group, leads: group.leader === typed } : undefined;
}

function Numbers({ form: { values, field } }: { form: Form }) {
  const multiple = values.frequency === 'multiple';
  return (
    <div
      className={clsx(
        'grid grid-cols-1 items-start gap-x-3 gap-y-[18px]',
        multiple && 'min-[22.5rem]:grid-cols-[2fr_3fr]',
      )}
    >
      {multiple && (
        <NumberStepper
          label={words.timesPerWeek}
          lessLabel={words.fewerTimes}
          moreLabel={words.moreTimes}
          min={TEMPLATE_LIMITS.timesPerWeek.min}
          max={TEMPLATE_LIMITS.timesPerWeek.max}
          {...field('timesPerWeek')}
        />
      )}
      <NumberStepper
        label={words.minutes}
        lessLabel={words.lessTime}
        moreLabel={words.moreTime}
        min={TEMPLATE_LIMITS.minutes.min}
        max={TEMPLATE_LIMITS.minutes.max}
        step={TEMPLATE_LIMITS.minutes.step}
        {...field('minutes')}
      />
    </div>
  );
}

function FlexibleField({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const hintId = useId();
  return (
    <div>
      <Checkbox
        label={<span className="text-15 font-semibold">{words.flexible}</span>}
        aria-describedby={hintId}
        checked={checked}
        onChange={onChange}
      />
      <p id={hintId} className="pl-[30px] text-sm text-ink2 pointer-coarse:-mt-2">
        {words.flexibleHint}
      </p>
    </div>
  );
}
