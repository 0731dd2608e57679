import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The browser's own list under our arrow. */
export const SelectBox = (select: ComponentProps<'select'>) => (
  <span className="relative block">
    <select {...select} className="input appearance-none py-0 pr-10" />
    <ChevronDown
      size={18}
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink2"
    />
  </span>
);
