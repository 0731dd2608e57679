import { TreePalm } from 'lucide-react';
import { awayLine } from '#words/away-line.ts';
import { AWAY_BUTTON, warmUpAwayDialog } from '#web/absences/lazy-dialog.tsx';
import { Button } from '#web/ui/controls/button.tsx';

/** Opens the dialog 'I am away'. */
export const AwayButton = ({ onOpen }: { onOpen: () => void }) => (
  <Button
    id={AWAY_BUTTON}
    variant="soft"
    size="small"
    icon={<TreePalm size={16} aria-hidden />}
    {...warmUpAwayDialog}
    onClick={onOpen}
  >
    {awayLine.button}
  </Button>
);
