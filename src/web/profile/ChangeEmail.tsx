import { lazy, Suspense, useState } from 'react';
import type { Me } from '#contract/users.ts';
import * as words from '#words/profile.ts';
import type { GoogleAgain } from '#web/profile/google-again.ts';
import { Awaited } from '#web/ui/windows/awaited.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const loadDialog = keepLoading(() => import('#web/profile/ChangeEmailDialog.tsx'));
const ChangeEmailDialog = lazy(() => loadDialog().then((file) => ({ default: file.ChangeEmailDialog })));
const warmUp = () => void loadDialog();

/** 'Change email address' beside an address, which itself is read-only (docs/product/accounts.md 'Asking for a change'). */
export function ChangeEmail({ me, GoogleAgain }: { me: Me; GoogleAgain: GoogleAgain }) {
  const [open, setOpen] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const ask = () => {
    setDrawn(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        variant="link"
        size="small"
        className="-ml-4"
        sends
        aria-haspopup="dialog"
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={ask}
      >
        {words.changeEmail}
      </Button>
      {drawn && (
        <Suspense fallback={<Awaited />}>
          <ChangeEmailDialog me={me} open={open} onClose={() => setOpen(false)} GoogleAgain={GoogleAgain} />
        </Suspense>
      )}
    </>
  );
}
