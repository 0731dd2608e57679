import { clsx } from 'clsx';
import { useId, type ReactNode, type Ref } from 'react';

type SectionProps = {
  title: string;
  hint?: ReactNode;
  /** Beside the heading, at the right edge: a button, a link or a date. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A titled part directly on the page: the heading above, cards below. For content to act on. */
export function Section({
  title,
  hint,
  count = 0,
  action,
  headingRef,
  className,
  children,
}: SectionProps & {
  /** Shown in mango beside the heading if above 0. */
  count?: number | undefined;
  /** Makes the heading focusable, for when the focused element disappears. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx('min-w-0', className)}>
      <div className="mb-2.5 flex min-h-7 flex-wrap items-center gap-2.5 sm:min-h-9">
        <h2
          id={id}
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          className="min-w-0 text-xl leading-tight font-bold tracking-[-.01em]"
        >
          {title}
        </h2>
        {count > 0 && (
          <span className="grid min-h-[22px] min-w-[22px] place-items-center rounded-full bg-accent px-1.5 text-xs font-bold text-on-accent">
            {count}
          </span>
        )}
        {action && <div className="ml-auto">{action}</div>}
      </div>
      {hint && <p className="-mt-1.5 mb-3 text-sm text-ink2">{hint}</p>}
      {children}
    </section>
  );
}

/** A titled card with the heading inside. For settings. */
export function CardSection({ title, hint, action, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx('card min-w-0 p-4 sm:p-5', className)}>
      <div className="mb-3 flex items-start gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-17 leading-snug font-bold">
            {title}
          </h2>
          {hint && <p className="text-sm text-ink2">{hint}</p>}
        </div>
        {action && <div className="ml-auto shrink-0">{action}</div>}
      </div>
      {children}
    </section>
  );
}
