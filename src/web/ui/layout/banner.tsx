import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type BannerProps = {
  /** soft: an offer; warn: something is unusual (offline). */
  look?: 'soft' | 'warn' | undefined;
  icon?: ReactNode;
  children: ReactNode;
  /** One or two small buttons; on phones they share the line below. */
  actions?: ReactNode;
  /** It appeared without an action of the user, so screen readers announce it. */
  announced?: boolean | undefined;
  className?: string | undefined;
};

/** A notice inside the page that covers nothing and takes no focus: offline, a new version, an offer. */
export function Banner({ look = 'soft', icon, children, actions, announced, className }: BannerProps) {
  return (
    <div
      role={announced ? 'status' : undefined}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-md px-4 py-2.5 text-15 leading-snug font-medium',
        look === 'soft' ? 'bg-primary-soft text-on-primary-soft' : 'bg-warn-bg text-warn',
        className,
      )}
    >
      {icon && <span className="shrink-0">{icon}</span>}
      <div className="min-w-[min(100%,12em)] flex-1 text-pretty">{children}</div>
      {actions && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-[1_1_6rem]">{actions}</div>
      )}
    </div>
  );
}
