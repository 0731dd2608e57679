import { useState } from 'react';
import * as words from '#words/profile.ts';
import { isApplePhone } from '#web/device/device.ts';
import { install, useInstallOffer } from '#web/device/install-offer.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { CardSection } from '#web/ui/layout/section.tsx';

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  // Safari's own, before it knew the other.
  ('standalone' in navigator && navigator.standalone === true);

/** How the app gets among those of the device; nothing where it is, or where the browser has no such thing (docs/product/everywhere.md 'Installing the app'). */
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

/** Where no button does it. */
function howOtherwise(): string | undefined {
  if (!isSecureContext) return words.installInsecure;
  return isApplePhone() ? words.installOnApple : undefined;
}
