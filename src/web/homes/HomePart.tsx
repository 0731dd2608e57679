import type { ReactNode } from 'react';

type HomePartProps = {
  /** Of the heading, which names the part. */ id: string;
  title: string;
  children: ReactNode;
};

/** A titled part inside the active home's card. */
export const HomePart = ({ id, title, children }: HomePartProps) => (
  <section aria-labelledby={id} className="p-4 sm:px-5">
    <h3 id={id} className="mb-1 text-[15px] font-bold">
      {title}
    </h3>
    {children}
  </section>
);
