import { nextDay, REPEATS } from '#domain/repeating.ts';
import { often, repeatsOption as words } from '#words/repeating.ts';
import type { OptionProps } from '#web/money/option.ts';
import { SelectField } from '#web/ui/controls/select.tsx';
import { useToday } from '#web/ui/hooks/clock.ts';

const REPEAT_CHOICES = [
  { value: '' as const, label: words.never },
  ...REPEATS.map((value) => ({ value, label: often[value] })),
];

/** Whether it is asked for again by itself (docs/product/repeating.md 'How often'). */
export function RepeatsOption({ fields, timeZone }: Pick<OptionProps, 'fields' | 'timeZone'>) {
  const today = useToday(timeZone);
  const { value, onChange } = fields.field('repeats');
  const next = value === '' ? undefined : words.next(nextDay({ every: value, firstOn: today }, today));
  return (
    <SelectField
      name="repeats"
      label={words.label}
      options={REPEAT_CHOICES}
      value={value}
      onChange={onChange}
      hint={next}
    />
  );
}
