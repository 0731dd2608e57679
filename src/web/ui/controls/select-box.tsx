import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useSendingField } from '#web/ui/hooks/connection.ts';

/** `sends`: what is chosen is kept at once. */
export type SelectBoxProps = ComponentProps<'select'> & { sends?: boolean | undefined };

/** The browser's own list under our arrow. */
export const SelectBox = ({ sends, disabled, ...select }: SelectBoxProps) => (
  <span className="relative block">
    <select {...select} {...useSendingField(sends, disabled)} className="input appearance-none py-0 pr-10" />
    <ChevronDown
      size={18}
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink2"
    />
  </span>
);
