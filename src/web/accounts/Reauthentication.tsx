import { useEffect } from 'react';
import type { Me } from '#contract/users.ts';
import { onReauthenticationRequest, type ReauthenticationRequest } from '#web/app/reauthentication.ts';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';

const ReauthenticationDialog = lazyWindow(
  () => import('#web/accounts/ReauthenticationDialog.tsx'),
  'ReauthenticationDialog',
);

/** Shows the dialog whenever the server asks for reauthentication, on any page (reauthentication.ts). */
export function Reauthentication({ me }: { me: Me }) {
  const { opening, open, close } = useOpening<ReauthenticationRequest>();
  useEffect(() => onReauthenticationRequest(open), [open]);
  return (
    opening.about && (
      <ReauthenticationDialog opening={opening} onClose={close} me={me} unproved={opening.about} />
    )
  );
}
