import type { Me } from '#contract/users.ts';
import { layout } from '#words/layout.ts';
import * as words from '#words/two-step.ts';
import { ReauthenticationForm } from '#web/accounts/ReauthenticationForm.tsx';
import type { ReauthenticationRequest } from '#web/app/reauthentication.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';

type ReauthenticationDialogProps = {
  me: Me;
  unproved: ReauthenticationRequest;
  open: boolean;
  onClose: () => void;
};

/** Asks for proof of identity before an act that needs it (docs/product/accounts.md 'What takes proof'). */
export function ReauthenticationDialog({ unproved, open, onClose, ...who }: ReauthenticationDialogProps) {
  const close = () => {
    onClose();
    unproved.onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={words.provingTitle} closeLabel={layout.close}>
      <ReauthenticationForm
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
      </ReauthenticationForm>
    </Dialog>
  );
}
