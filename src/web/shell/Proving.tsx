import { Suspense, useEffect, useState } from 'react';
import type { Me } from '#contract/users.ts';
import { receiveUnproved, type Unproved } from '#web/app/proving.ts';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

const ProveDialog = lazyPart(() => import('#web/profile/ProveDialog.tsx'), 'ProveDialog');

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

          unproved={unproved}
          open={open}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    )
  );
}
