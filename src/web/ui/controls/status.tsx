import { clsx } from 'clsx';

/** The states with a colour in tokens.css; all others are grey. */
export type StatusState =
  | 'completed'
  | 'due-today'
  | 'overdue'
  | 'scheduled'
  | 'pending'
  | 'accepted'
  | 'declined'
  | 'cancelled'
  | 'paid'
  | 'partial'
  | 'unpaid'
  | 'active';

type StatusProps = { state: StatusState; children: string; className?: string | undefined };

/** A badge. The word is alone in its element; the colour says nothing that the word does not. */
export function Status({ state, children, className }: StatusProps) {
  return (
    <span
      data-status={state}
      className={clsx(
        'inline-flex min-h-[22px] shrink-0 items-center rounded-full bg-(--status-bg) px-2.5 text-xs font-[650] whitespace-nowrap text-(--status-text)',
        className,
      )}
    >
      {children}
    </span>
  );
}
