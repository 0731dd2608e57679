import { clsx } from 'clsx';

/** A number on an icon or at the end of a row; what it counts stands in words beside it, for whoever does not see it. */
export const Count = ({ count, className }: { count: number; className?: string }) => (
  <span
    aria-hidden
    className={clsx(
      'grid min-h-[18px] min-w-[18px] place-items-center rounded-full bg-accent px-1 text-xs leading-none font-bold text-on-accent',
      className,
    )}
  >
    {/* Two figures find no room. */}
    {count > 9 ? '9+' : count}
  </span>
);
