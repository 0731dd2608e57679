import { SplitOption } from '#web/money/SplitOption.tsx';
import { type OptionProps, BILL_RELOAD_KEY } from '#web/money/request-form-values.ts';
import { attachBill } from '#words/money.ts';
import { BillField } from '#web/money/BillField.tsx';
import { nextDay, REPEATS } from '#domain/repeating.ts';
import { often, repeatsOption } from '#words/repeating.ts';
import { SelectField } from '#web/ui/controls/select.tsx';
import { useToday } from '#web/ui/hooks/clock.ts';

/** The content of 'More options', loaded when it is opened. */
export const RequestFormOptions = (option: OptionProps) => (
  <div className="grid grid-cols-1 gap-4 pt-2 pb-2">
    <SplitOption {...option} />
    <BillOption {...option} />
    <RepeatsOption {...option} />
  </div>
);

/** The field for a photo or PDF of the bill (docs/product/money.md 'Attaching the bill'). */
export const BillOption = ({ bill: { file, choose, round } }: OptionProps) => (
  <BillField key={round} reloadKey={BILL_RELOAD_KEY} label={attachBill.file} file={file} onChoose={choose} />
);

const REPEAT_CHOICES = [
  { value: '' as const, label: repeatsOption.never },
  ...REPEATS.map((value) => ({ value, label: often[value] })),
];

/** The choice of how often a request repeats (docs/product/repeating.md 'How often'). */
function RepeatsOption({ fields, timeZone }: Pick<OptionProps, 'fields' | 'timeZone'>) {
  const today = useToday(timeZone);
  const { value, onChange } = fields.field('repeats');
  const next =
    value === '' ? undefined : repeatsOption.next(nextDay({ every: value, firstOn: today }, today));
  return (
    <SelectField
      name="repeats"
      label={repeatsOption.label}
      options={REPEAT_CHOICES}
      value={value}
      onChange={onChange}
      hint={next}
    />
  );
}
