import { RepeatsOption } from '#web/money/RepeatsOption.tsx';
import { BillOption } from '#web/money/BillOption.tsx';
import { SplitOption } from '#web/money/SplitOption.tsx';
import type { OptionProps } from '#web/money/option.ts';

export { BillOption };

/** What stands in 'More options', a file each; loaded once it is opened. */
export const FormOptions = (option: OptionProps) => (
  <div className="grid grid-cols-1 gap-4 px-3.5 pb-4">
    <SplitOption {...option} />
    <BillOption {...option} />
    <RepeatsOption {...option} />
  </div>
);
