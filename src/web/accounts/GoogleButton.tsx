import { useId } from 'react';
import { connectingToGoogle, googleNotSetUp, withGoogle } from '#words/accounts.ts';
import { useSession } from '#web/app/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { GoogleMark } from '#web/ui/drawings/mark.tsx';

type GoogleButtonProps = {
  busy: boolean;
  /** The other way in is under way: clicks do nothing. */
  paused?: boolean | undefined;
  onClick: () => void;
};

export function GoogleButton({ busy, paused, onClick }: GoogleButtonProps) {
  const { google } = useSession();
  const reasonId = useId();
  return (
    <div>
      <Button
        variant="outline"
        size="large"
        className="w-full"
        icon={<GoogleMark muted={!google} />}
        busy={busy}
        busyText={connectingToGoogle}
        disabled={!google}
        aria-describedby={google ? undefined : reasonId}
        onClick={paused ? undefined : onClick}
      >
        {withGoogle}
      </Button>
      {!google && (
        <p id={reasonId} className="mt-2 text-sm text-ink2">
          {googleNotSetUp}
        </p>
      )}
    </div>
  );
}
