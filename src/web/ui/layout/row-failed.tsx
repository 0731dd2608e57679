import { Button } from '#web/ui/controls/button.tsx';
import { useWhyFailed } from '#web/ui/hooks/connection.ts';
import { WhyFailed, type PartFailedProps } from '#web/ui/layout/part-failed.tsx';

/** What PartFailed says in one line, in a card or below what opened it. */
export function RowFailed({ text, again, busy, onAgain }: PartFailedProps) {
  const why = useWhyFailed(text);
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-40 text-ink2">
        <WhyFailed {...why} />
      </p>
      <Button variant="outline" size="small" busy={busy} onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
