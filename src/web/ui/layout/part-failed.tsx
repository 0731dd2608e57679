import { EnvelopeArt } from '#web/ui/drawings/art.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useWhyFailed } from '#web/ui/hooks/connection.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';

type PartFailedProps = {
  text: string;
  /** On the button. */
  again: string;
  busy?: boolean;
  onAgain: () => void;
};

/** What failed, and below it why. */
const WhyFailed = ({ text, reason }: ReturnType<typeof useWhyFailed>) => (
  <>
    <span className="block">{text}</span>
    {reason !== undefined && <span className="mt-1 block text-sm font-normal">{reason}</span>}
  </>
);

/** Stands in the place of a part that could not be loaded; without a connection it comes by itself later. */
export function PartFailed({ text, again, busy, onAgain }: PartFailedProps) {
  const why = useWhyFailed(text);
  return (
    <div role="alert">
      <EmptyState art={<EnvelopeArt refused />} text={<WhyFailed {...why} />}>
        <Button variant="outline" busy={busy} onClick={onAgain}>
          {again}
        </Button>
      </EmptyState>
    </div>
  );
}

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
