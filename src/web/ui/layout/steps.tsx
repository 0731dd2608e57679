import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Spinner } from '#web/ui/drawings/loading.tsx';

export type Step = { state: 'done' | 'now' | 'next'; title: string; text?: string | undefined };

type StepsProps = {
  steps: readonly Step[];
  /** The current step is running by itself. */
  busy?: boolean | undefined;
};

/** Lists what is done, what is happening and what comes next. */
export const Steps = ({ steps, busy }: StepsProps) => (
  <ol className="grid">
    {steps.map(({ state, title, text }, place) => (
      <li
        key={title}
        aria-current={state === 'now' ? 'step' : undefined}
        className="relative flex gap-3 pb-4 last:pb-0"
      >
        {place < steps.length - 1 && (
          <span
            aria-hidden
            className={clsx(
              'absolute top-6 bottom-0 left-[11px] w-0.5',
              state === 'done' ? 'bg-primary' : 'bg-line',
            )}
          />
        )}
        <Sign state={state} busy={busy} />
        <p className="-mt-px min-w-0 text-15 leading-snug">
          <span className={state === 'next' ? 'font-medium text-ink2' : 'font-[650]'}>{title}</span>
          {text !== undefined && <span className="block text-sm text-ink2">{text}</span>}
        </p>
      </li>
    ))}
  </ol>
);

const STEP_SIGNS = {
  done: 'bg-primary text-on-primary',
  now: 'bg-primary-soft text-on-primary-soft',
  next: 'bg-sunken',
};

function Sign({ state, busy }: { state: Step['state']; busy: boolean | undefined }) {
  return (
    <span
      aria-hidden
      className={clsx('relative grid size-6 shrink-0 place-items-center rounded-full', STEP_SIGNS[state])}
    >
      {state === 'done' && <Check size={14} strokeWidth={3} />}
      {state === 'now' &&
        (busy ? <Spinner size={15} /> : <span className="size-2.5 rounded-full bg-primary" />)}
      {state === 'next' && <span className="size-2 rounded-full bg-line-strong" />}
    </span>
  );
}
