import type { ReactNode } from 'react';

type PageHeadProps = {
  /** Id of the title. */
  id?: string;
  title: string;
  text?: ReactNode;
  /** Beside the title on wide screens, below it on narrow ones. */
  children?: ReactNode;
};

export function PageHead({ id, title, text, children }: PageHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 short:mb-3 short:items-center">
      <div className="min-w-0">
        <h1
          id={id}
          className="text-26 leading-[1.15] font-bold tracking-[-.02em] text-balance sm:text-32 short:text-22"
        >
          {title}
        </h1>
        {text && <p className="mt-1 text-ink2 short:mt-0 short:text-sm">{text}</p>}
      </div>
      {children}
    </div>
  );
}
