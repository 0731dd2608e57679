import { Suspense, useEffect, useState } from 'react';
import type { Me } from '#contract/users.ts';
import { receiveUnproved, type Unproved } from '#web/app/reauthentication.ts';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

const ReauthenticationDialog = lazyPart(
  () => import('#web/accounts/ReauthenticationDialog.tsx'),
  'ReauthenticationDialog',
);

/** Asks for proof whenever the server does, on whichever page (reauthentication.ts). */
export function Reauthentication({ me }: { me: Me }) {
  const [unproved, setUnproved] = useState<Unproved>();
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      receiveUnproved((next) => {
        setUnproved(next);
        setOpen(true);
      }),
    [],
  );
  return (
    unproved && (
      <Suspense>
        <ReauthenticationDialog
          me={me}

          unproved={unproved}
          open={open}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    )
  );
}
