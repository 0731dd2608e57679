import { useState } from 'react';
import { layout } from '#words/layout.ts';
import * as words from '#words/profile.ts';
import { isApplePhone } from '#web/device/device.ts';
import { install, useInstallOffer } from '#web/device/install-offer.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FormWindow, WindowBody } from '#web/ui/windows/form-window.tsx';

type ProfileInstallWindowProps = {
  open: boolean;
  onClose: () => void;
  /** Returns what gets the focus on closing, because the row is gone once the app is installed. */
  focusAfter: () => HTMLElement | null | true;
};

/** Offers to install the app, or says how (docs/product/everywhere.md 'Installing the app'). */
export function ProfileInstallWindow(window: ProfileInstallWindowProps) {
  return (
    <FormWindow {...window} title={words.installTitle} closeLabel={layout.close}>
      <WindowBody>
        <Install />
      </WindowBody>
    </FormWindow>
  );
}

function Install() {
  const isOffered = useInstallOffer();
  const [isDone, setDone] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    setDone(await install());
    setAsking(false);
  };
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink2">{words.installHint}</p>
      {(isDone || !isOffered) && <output>{isDone ? words.installInstalled : howOtherwise()}</output>}
      {isOffered && !isDone && (
        <Button busy={isAsking} onClick={() => void ask()}>
          {words.installTitle}
        </Button>
      )}
    </div>
  );
}

function howOtherwise(): string | undefined {
  if (!isSecureContext) return words.installInsecure;
  return isApplePhone() ? words.installOnApple : undefined;
}
