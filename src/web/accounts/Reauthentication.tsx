import { useEffect } from 'react';
import type { Me } from '#contract/users.ts';
import { receiveUnproved, type Unproved } from '#web/app/reauthentication.ts';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';

const ReauthenticationDialog = lazyWindow(
  () => import('#web/accounts/ReauthenticationDialog.tsx'),
  'ReauthenticationDialog',
);

/** Asks for proof whenever the server does, on whichever page (reauthentication.ts). */
export function Reauthentication({ me }: { me: Me }) {
  const { opening, open, close } = useOpening<Unproved>();
  useEffect(() => receiveUnproved(open), [open]);
  return (
    opening.about && (
      <ReauthenticationDialog opening={opening} onClose={close} me={me} unproved={opening.about} />
    )
  );
}
