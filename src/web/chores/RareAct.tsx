import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Amounts } from '#web/ui/controls/amounts.tsx';
import { useSending } from '#web/ui/hooks/connection.ts';

type Props = { icon: ReactNode; title: string; means: string; onAct: () => void };

/** What is seldom done with a chore, and what follows from it. All of the row presses the button, whose name is its title alone. */
export function RareAct({ icon, title, means, onAct }: Props) {
  const sending = useSending(onAct);
  const id = useId();
  const isOff = 'title' in sending;
  return (
    <div
      className={clsx(
        'relative flex min-h-12 w-full items-center gap-3.5 rounded-md p-2.5 text-left leading-tight',
        isOff ? 'opacity-55' : 'hover:bg-sunken',
      )}
    >
      <span className="shrink-0 text-ink2">{icon}</span>
      <span>
        <button
          type="button"
          // Off, its title says why.
          aria-describedby={isOff ? undefined : `${id}-means`}
          className="block text-left font-medium after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus aria-disabled:cursor-default"
          {...sending}
        >
          {title}
        </button>
        <span id={`${id}-means`} className="text-sm text-ink2">
          <Amounts>{means}</Amounts>
        </span>
      </span>
    </div>
  );
}
