import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { discarding as words } from '#words/layout.ts';
import { isReloading } from '#web/device/language.ts';
import { Question } from '#web/ui/windows/question.tsx';

type Closing = {
  /** Whether closing would lose input. */
  changed: boolean;
  onClose: () => void;
  /** From useForm. */
  forgetDraft: () => void;
};

/**
 * Asks before closing a form that has unsaved input. The browser's Back button and gesture ask too.
 * @example
 * const { close, question } = useClosing({ changed: open && isTyped, onClose, forgetDraft });
 * <Sheet {...{ open, title, closeLabel }} onClose={close}>
 * <FormInWindow {...form} onCancel={close} />
 * {question}
 * </Sheet>
 */
export function useClosing({ changed, onClose, forgetDraft }: Closing) {
  const [discarding, setDiscarding] = useState(false);
  useBlocker({
    disabled: !changed,
    // A reload by the page itself keeps the input.
    enableBeforeUnload: () => changed && !isReloading(),
    shouldBlockFn: ({ action }) => {
      // Navigations by the app itself, such as the one to the sign-in screen, are not blocked.
      if (action === 'PUSH' || action === 'REPLACE') return false;
      setDiscarding(true);
      return true;
    },
  });
  const stay = () => setDiscarding(false);
  return {
    close: () => (changed ? setDiscarding(true) : onClose()),
    question: (
      <Question
        open={discarding}
        onClose={stay}
        title={words.title}
        yes={words.yes}
        cancel={words.keep}
        danger
        onYes={() => {
          stay();
          forgetDraft();
          onClose();
        }}
      >
        {words.text}
      </Question>
    ),
  };
}
