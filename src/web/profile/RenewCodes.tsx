import { useState } from 'react';
import { layout } from '#words/layout.ts';
import * as words from '#words/two-step-windows.ts';
import { calls } from '#web/calls/api.ts';
import { ProveForm } from '#web/profile/ProveForm.tsx';
import { RecoveryCodes } from '#web/profile/RecoveryCodes.tsx';
import type { TwoStepDialogProps } from '#web/profile/TwoStep.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';

export function RenewCodes({ open, onClose, ...who }: TwoStepDialogProps) {
  const [codes, setCodes] = useState<string[]>();
  const close = () => {
    onClose();
    setCodes(undefined);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={codes ? words.codesTitle : words.renewTitle}
      closeLabel={layout.close}
    >
      {codes ? (
        <RecoveryCodes email={who.me.email} codes={codes} onDone={close} />
      ) : (
        <ProveForm
          {...who}
          withCode
          send={async (proof) => {
            const { recoveryCodes } = await calls.twoStep.renewRecoveryCodes(proof);
            setCodes(recoveryCodes);
          }}
          failed={words.renewFailed}
          label={words.renew}
          onCancel={close}
        >
          <p className="text-ink2">{words.renewText}</p>
        </ProveForm>
      )}
    </Dialog>
  );
}
