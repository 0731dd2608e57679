import type { ReactNode } from 'react';

/** The buttons that end a window or its form: cancel before the answer, at the right; on phones they share the width, as far as their words fit. */
export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-[1_1_6rem] max-sm:*:px-3">{children}</div>
);
