import type { Me } from '#contract/users.ts';
import { layout } from '#words/layout.ts';
import * as words from '#words/two-step.ts';
import { ProveForm } from '#web/profile/ProveForm.tsx';
import type { Unproved } from '#web/app/proving.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';

type ProveDialogProps = {
  me: Me;
  unproved: Unproved;
  open: boolean;
  onClose: () => void;
};

/** Asks who it is before an act that takes proof (docs/product/accounts.md 'What takes proof'). */
export function ProveDialog({ unproved, open, onClose, ...who }: ProveDialogProps) {
  const close = () => {
    onClose();
    unproved.onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={words.provingTitle} closeLabel={layout.close}>
      <ProveForm
        {...who}
        isAsked
        send={async ({ password }) => {
          await unproved.send(password === undefined ? {} : { password });
          onClose();
        }}
        failed={unproved.failed}
        label={unproved.label}
        danger={unproved.danger}
        onCancel={close}
      >
        <p className="text-ink2">{unproved.text}</p>
      </ProveForm>
    </Dialog>
  );
}
