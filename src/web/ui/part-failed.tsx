import { EnvelopeArt } from '#web/ui/art.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type PartFailedProps = {
  text: string;
  /** On the button. */
  again: string;
  busy?: boolean;
  onAgain: () => void;
};

/** Stands in the place of a part that could not be loaded. */
export const PartFailed = ({ text, again, busy, onAgain }: PartFailedProps) => (
  <div role="alert">
    <EmptyState art={<EnvelopeArt refused />} text={text}>
      <Button variant="outline" busy={busy} onClick={onAgain}>
        {again}
      </Button>
    </EmptyState>
  </div>
);
