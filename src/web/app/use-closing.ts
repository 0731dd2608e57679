import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { isLoadingAgain } from '#web/device/language.ts';

/**
 * Closing a form asks first where something would be lost; so does the browser's way back, which phones have as a gesture. The form draws
 * the question (words/layout.ts) while it is `discarding`.
 */
export function useClosing(changed: boolean, onClose: () => void) {
  const [discarding, setDiscarding] = useState(false);
  useBlocker({
    disabled: !changed,
    // The page itself reloads with what was typed.
    enableBeforeUnload: () => changed && !isLoadingAgain(),
    shouldBlockFn: ({ action }) => {
      // The app's own ways, to the sign-in screen for one, stay open.
      if (action === 'PUSH' || action === 'REPLACE') return false;
      setDiscarding(true);
      return true;
    },
  });
  return {
    close: () => (changed ? setDiscarding(true) : onClose()),
    discarding,
    stay: () => setDiscarding(false),
  };
}
