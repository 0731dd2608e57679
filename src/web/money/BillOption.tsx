import { attachBill as words } from '#words/attach-bill.ts';
import { BillField } from '#web/money/BillField.tsx';
import { BILL_KEPT_AS, type OptionProps } from '#web/money/option.ts';

/** A photo or PDF of what was bought (docs/product/money.md 'Attaching the bill'). */
export const BillOption = ({ bill: { file, choose, round } }: OptionProps) => (
  <BillField key={round} keptAs={BILL_KEPT_AS} label={words.file} file={file} onChoose={choose} />
);
