import type { ReactNode } from 'react';

type HomeManagementPartProps = {
  /** Id of the heading, which names the part. */ id: string;
  title: string;
  /** The id that a link uses to focus this part. */
  place?: string | undefined;
  children: ReactNode;
};

export const HomeManagementPart = ({ id, title, place, children }: HomeManagementPartProps) => (
  <section
    id={place}
    tabIndex={place === undefined ? undefined : -1}
    aria-labelledby={id}
    className="p-4 outline-none sm:px-5"
  >
    <h3 id={id} className="mb-1 text-15 font-bold">
      {title}
    </h3>
    {children}
  </section>
);
