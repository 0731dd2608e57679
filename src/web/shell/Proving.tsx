import { lazy, Suspense, useEffect, useState } from 'react';
import type { Me } from '#contract/users.ts';
import { receiveUnproved, type Unproved } from '#web/app/proving.ts';

const ProveDialog = lazy(() =>
  import('#web/profile/ProveDialog.tsx').then((file) => ({ default: file.ProveDialog })),
);

const LoadedGoogle = lazy(() =>
  import('#web/accounts/GoogleAgain.tsx').then((file) => ({ default: file.GoogleAgain })),
);
const GoogleAgain = (props: { onDone: () => void }) => (
  <Suspense>
    <LoadedGoogle {...props} />
  </Suspense>
);

/** Asks for proof whenever the server does, on whichever page (proving.ts). */
export function Proving({ me }: { me: Me }) {
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
        <ProveDialog
          me={me}
          GoogleAgain={GoogleAgain}
          unproved={unproved}
          open={open}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    )
  );
}
