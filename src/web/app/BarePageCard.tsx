import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

type BarePageCardProps = {
  art: ReactNode;
  /** scene: the picture rests on the edge of the ground. plain: sunken, for a page with bad news. */
  ground?: 'scene' | 'soft' | 'plain' | undefined;
  /** Undefined while it loads: the card shows a placeholder, with a text for screen readers. */
  title: ReactNode;
  text: ReactNode;
  /** Between the text and the buttons, such as who lives in the home. */
  extra?: ReactNode;
  hint?: ReactNode;
  busy?: boolean | undefined;
  /** The buttons, at most one of them filled. */
  children?: ReactNode;
};

const GROUNDS = {
  scene: 'bg-primary-soft px-8 pt-6 [--ground:var(--surface)]',
  soft: 'bg-primary-soft py-8 [--ground:var(--surface)]',
  plain: 'bg-sunken py-8 [--ground:var(--line)]',
};

/**
 * A picture on coloured ground, the page's h1 and one sentence. All states of a page share it, so that nothing jumps.
 */
export function BarePageCard({
  art,
  ground = 'scene',
  title,
  text,
  extra,
  hint,
  busy,
  children,
}: BarePageCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={busy || undefined} className="card overflow-hidden">
      <div className={clsx('grid justify-items-center', GROUNDS[ground])}>{art}</div>
      <div className="flex flex-col gap-4 p-5 sm:p-7">
        <div>
          <h1 id={id} className="text-26 leading-tight font-bold tracking-[-.02em]">
            {title}
          </h1>
          {/* One live region for all states, so that screen readers announce each change. */}
          <output className="mt-1.5 block text-ink2">{text}</output>
        </div>
        {extra}
        {children && <div className="mt-1 grid gap-2.5 sm:flex sm:flex-wrap">{children}</div>}
        {hint && <p className="text-sm text-ink2">{hint}</p>}
      </div>
    </section>
  );
}
