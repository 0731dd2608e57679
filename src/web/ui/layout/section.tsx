import { clsx } from 'clsx';
import { createContext, use, useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { PageHead } from '#web/ui/layout/page-head.tsx';

type SectionProps = {
  title: string;
  hint?: ReactNode;
  /** Beside the heading, at the right edge: a button, a link or a date. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

export type AsPage = {
  /** Whether it is the whole page: its heading is the page's title. */
  asPage?: boolean | undefined;
};

/** Whether the Section around is the whole page. */
const IsPage = createContext(false);

/** A heading inside a Section, one level below its own. */
export function SubHeading({ children, ...heading }: ComponentProps<'h3'>) {
  return use(IsPage) ? <h2 {...heading}>{children}</h2> : <h3 {...heading}>{children}</h3>;
}

/** A titled part directly on the page: the heading above, cards below. For content to act on. */
export function Section({
  title,
  hint,
  count = 0,
  action,
  headingRef,
  asPage = false,
  className,
  children,
}: SectionProps &
  AsPage & {
    /** Shown in mango beside the heading if above 0. */
    count?: number | undefined;
    /** Makes the heading focusable, for when the focused element disappears. */
    headingRef?: Ref<HTMLHeadingElement> | undefined;
  }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx('min-w-0', className)}>
      {/* One element for both, so that its button stays the same when a phone is turned. */}
      <div className={clsx(!asPage && 'mb-2.5 flex min-h-7 flex-wrap items-center gap-2.5 sm:min-h-9')}>
        {asPage ? (
          <PageHead id={id} title={title} text={hint} />
        ) : (
          <h2
            id={id}
            ref={headingRef}
            tabIndex={headingRef ? -1 : undefined}
            className="min-w-0 text-xl leading-tight font-bold tracking-[-.01em]"
          >
            {title}
          </h2>
        )}
        {count > 0 && !asPage && (
          <span className="grid min-h-[22px] min-w-[22px] place-items-center rounded-full bg-accent px-1.5 text-xs font-bold text-on-accent">
            {count}
          </span>
        )}
        {action && <div className={asPage ? 'mb-3 grid' : 'ml-auto'}>{action}</div>}
      </div>
      {hint && !asPage && <p className="-mt-1.5 mb-3 text-sm text-ink2">{hint}</p>}
      <IsPage value={asPage}>{children}</IsPage>
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
