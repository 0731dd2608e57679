import { EnvelopeArt } from '#web/ui/drawings/art.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useFailureText } from '#web/ui/hooks/connection.ts';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';

type PartFailedProps = {
  text: string;
  /** The button's label. */
  again: string;
  busy?: boolean;
  onAgain: () => void;
};

const FailureText = ({ text, reason }: ReturnType<typeof useFailureText>) => (
  <>
    <span className="block">{text}</span>
    {reason !== undefined && <span className="mt-1 block text-sm font-normal">{reason}</span>}
  </>
);

/** Replaces a part that could not be loaded. If the connection was lost, the part loads by itself later. */
export function PartFailed({ text, again, busy, onAgain }: PartFailedProps) {
  const why = useFailureText(text);
  return (
    <div role="alert">
      <EmptyState art={<EnvelopeArt refused />} text={<FailureText {...why} />}>
        <Button variant="outline" busy={busy} onClick={onAgain}>
          {again}
        </Button>
      </EmptyState>
    </div>
  );
}

/** PartFailed in one line, in a card or below the button that opened it. */
export function RowFailed({ text, again, busy, onAgain }: PartFailedProps) {
  const why = useFailureText(text);
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-40 text-ink2">
        <FailureText {...why} />
      </p>
      <Button variant="outline" size="small" busy={busy} onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
