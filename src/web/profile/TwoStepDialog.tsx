import { EndTwoStep } from '#web/profile/EndTwoStep.tsx';
import { RenewCodes } from '#web/profile/RenewCodes.tsx';
import { SetUpTwoStep } from '#web/profile/SetUpTwoStep.tsx';
import type { TwoStepAct, TwoStepDialogProps } from '#web/profile/TwoStep.tsx';

const DIALOGS = { setUp: SetUpTwoStep, renew: RenewCodes, end: EndTwoStep };

/** The window of one of the acts; loaded together, since each is small. */
export function TwoStepDialog({ act, ...props }: TwoStepDialogProps & { act: TwoStepAct }) {
  const Dialog = DIALOGS[act];
  return <Dialog {...props} />;
}
