import { homePage } from '#words/homes.ts';
import { EnvelopeArt } from '#web/ui/art.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Stands inside the card of a part that could not be loaded. */
export function PartFailed({ text, onAgain }: { text: string; onAgain: () => void }) {
  return (
    <div role="alert">
      <EmptyState art={<EnvelopeArt refused />} text={text}>
        <Button variant="outline" onClick={onAgain}>
          {homePage.tryAgain}
        </Button>
      </EmptyState>
    </div>
  );
}
