import { layout } from '#words/layout.ts';
import { turnOff } from '#words/two-step.ts';
import * as words from '#words/two-step-windows.ts';
import { calls } from '#web/calls/api.ts';
import { ProveForm } from '#web/profile/ProveForm.tsx';
import type { TwoStepDialogProps } from '#web/profile/TwoStep.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

export function EndTwoStep({ open, onClose, ...who }: TwoStepDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.endTitle} closeLabel={layout.close}>
      <ProveForm
        {...who}
        withCode
        send={async (proof) => {
          await calls.twoStep.end(proof);
          showToast({ kind: 'success', text: words.ended });
          onClose();
        }}
        failed={words.endFailed}
        label={turnOff}
        danger
        onCancel={onClose}
      >
        <p className="text-ink2">{words.endText}</p>
      </ProveForm>
    </Dialog>
  );
}
