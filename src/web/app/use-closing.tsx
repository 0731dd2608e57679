import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { discarding as words } from '#words/layout.ts';
import { isLoadingAgain } from '#web/device/language.ts';
import { Question } from '#web/ui/windows/question.tsx';

type Closing = {
  /** Something would be lost. */
  changed: boolean;
  onClose: () => void;
  /** useForm's. */
  forgetDraft: () => void;
};

/**
 * Closing a form asks first where something would be lost; so does the browser's way back, which phones have as a gesture.
 * @example
 * const { close, question } = useClosing({ changed: open && isTyped, onClose, forgetDraft });
 * <Sheet {...{ open, title, closeLabel }} onClose={close}>
 *   <FormInWindow {...form} onCancel={close} />
 *   {question}
 * </Sheet>
 */
export function useClosing({ changed, onClose, forgetDraft }: Closing) {
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
