import { useId, type ReactNode } from 'react';
import { useSending } from '#web/ui/connection.ts';

type Props = { icon: ReactNode; title: string; means: string; onAct: () => void };

/** What is seldom done with a chore, and what follows from it. */
export function RareAct({ icon, title, means, onAct }: Props) {
  const sending = useSending(onAct);
  const id = useId();
  return (
    <button
      type="button"
      aria-labelledby={`${id}-title`}
      // Off, its title says why.
      aria-describedby={'title' in sending ? undefined : `${id}-means`}
      className="flex min-h-12 w-full items-center gap-3.5 rounded-md p-2.5 text-left leading-tight hover:bg-sunken aria-disabled:cursor-default aria-disabled:opacity-55 aria-disabled:hover:bg-transparent"
      {...sending}
    >
      <span className="shrink-0 text-ink2">{icon}</span>
      <span>
        <span id={`${id}-title`} className="block font-medium">
          {title}
        </span>
        <span id={`${id}-means`} className="text-sm text-ink2">
          {means}
        </span>
      </span>
    </button>
  );
}
