import { TreePalm } from 'lucide-react';
import { absenceLine } from '#words/chores.ts';
import { ABSENCE_BUTTON } from '#web/absences/use-absences.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { lazyWindow } from '#web/ui/windows/lazy-window.tsx';

export const LazyAbsenceDialog = lazyWindow(() => import('#web/absences/AbsenceDialog.tsx'), 'AbsenceDialog');

export const AbsenceButton = ({ onOpen }: { onOpen: () => void }) => (
  <Button
    id={ABSENCE_BUTTON}
    variant="outline"
    size="small"
    icon={<TreePalm size={16} aria-hidden />}
    {...LazyAbsenceDialog.preloadProps}
    onClick={onOpen}
  >
    {absenceLine.button}
  </Button>
);
