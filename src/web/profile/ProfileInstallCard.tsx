import { useState } from 'react';
import * as words from '#words/profile.ts';
import { isApplePhone } from '#web/device/device.ts';
import { install, useInstallOffer } from '#web/device/install-offer.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { CardSection } from '#web/ui/layout/section.tsx';

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  // Safari's own property, from before it supported the media query.
  ('standalone' in navigator && navigator.standalone === true);

/**
 * Offers to install the app, or says how; renders nothing if it is installed or the browser cannot
 * (docs/product/everywhere.md 'Installing the app').
 */
export function ProfileInstallCard() {
  const isOffered = useInstallOffer();
  const [isDone, setDone] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    setDone(await install());
    setAsking(false);
  };
  const how = howOtherwise();
  if (isInstalled() || !(isOffered || isDone || how)) return null;
  return (
    <CardSection title={words.installTitle} hint={words.installHint}>
      {(isDone || !isOffered) && <output>{isDone ? words.installInstalled : how}</output>}
      {isOffered && !isDone && (
        <Button busy={isAsking} onClick={() => void ask()}>
          {words.installTitle}
        </Button>
      )}
    </CardSection>
  );
}

function howOtherwise(): string | undefined {
  if (!isSecureContext) return words.installInsecure;
  return isApplePhone() ? words.installOnApple : undefined;
}
