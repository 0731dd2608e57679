import { layout } from '#words/layout.ts';
import * as words from '#words/payment-details.ts';
import { save } from '#words/profile.ts';
import { ProveForm } from '#web/profile/ProveForm.tsx';
import type { TwoStepDialogProps } from '#web/profile/TwoStep.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type ProveDetailsProps = TwoStepDialogProps & { send: (password: string | undefined) => Promise<void> };

/** Who it is, before where the money goes is changed (docs/product/payment-details.md 'Who may change them'). */
export function ProveDetails({ open, onClose, send, ...who }: ProveDetailsProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.proveTitle} closeLabel={layout.close}>
      <ProveForm
        {...who}
        send={async ({ password }) => {
          await send(password);
          onClose();
        }}
        failed={words.failed}
        label={save}
        onCancel={onClose}
      >
        <p className="text-ink2">{words.proveText}</p>
      </ProveForm>
    </Dialog>
  );
}
