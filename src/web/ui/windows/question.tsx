import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Button, buttonLook, ButtonRow } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { isTouch } from '#web/ui/hooks/screen.ts';
import { useCloseOnBack } from '#web/ui/hooks/open-windows.ts';
import { BACKDROP, POPUP, POPUP_EDGE } from '#web/ui/windows/popup.tsx';

/** Text that the user must type before confirming, such as a home's name. */
type Typed = { label: string; isRight: (typed: string) => boolean; mismatch: string };

type QuestionProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Says what will happen. */
  children: ReactNode;
  yes: string;
  cancel: string;
  /**
   * Return the mutation's promise if it starts one. Call `done` to close the question earlier, if its opener disappears
   * with the change.
   */
  onYes: (done: () => void) => Promise<unknown> | void;
  /** It cannot be undone: the button is red. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  busyText?: string | undefined;
  typed?: Typed | undefined;
  /** Returns what gets the focus afterwards, if the opener is gone by then; undefined: the opener; false: nothing. */
  focusAfter?: (() => HTMLElement | null | boolean) | undefined;
  /** Also closes if the mutation failed. */
  closesOnFailure?: boolean | undefined;
};

/**
 * Asks before something that others notice. The safe answer has the focus. With a mutation it stays busy until the
 * server answers, then closes; the mutation itself shows the result. Open it as `LazyQuestion`.
 * @example
 * const question = useOpening();
 * const leaving = useMutation(api.homes.leaveHome.mutationOptions({ onError: showFailure(words.failed) }));
 * <LazyQuestion
 * opening={question.opening}
 * onClose={question.close}
 * busy={leaving.isPending}
 * onYes={() => leaving.mutateAsync({ homeId })}
 * {...{ title, yes, cancel }}
 * >
 * {words.text}
 * </LazyQuestion>
 */
export function Question({
  open,
  onClose,
  title,
  onYes,
  focusAfter,
  closesOnFailure = false,
  ...rest
}: QuestionProps) {
  useCloseOnBack(open, onClose);
  const safe = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  const finish = () => {
    // By then it may be open again, for something else.
    if (isDone.current) return;
    isDone.current = true;
    onClose();
  };
  const answer = () => {
    const sent = onYes(finish);
    if (sent) sent.then(finish, () => closesOnFailure && onClose());
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        {/* Also over a sheet or dialog, which it darkens. */}
        <AlertDialog.Backdrop forceRender className={BACKDROP} />
        <AlertDialog.Popup
          initialFocus={rest.typed && !isTouch() ? undefined : safe}
          finalFocus={focusAfter && (() => (isDone.current ? focusAfter() : true))}
          className={`${POPUP} ${POPUP_EDGE} w-[26.25rem] p-5 sm:p-6`}
        >
          <AlertDialog.Title className="text-lg leading-snug font-bold">
            <Amounts>{title}</Amounts>
          </AlertDialog.Title>
          <Answer {...rest} onYes={answer} safe={safe} />
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** A component of its own, so that what was typed is gone when the question closes. */
function Answer({
  children,
  yes,
  cancel,
  onYes,
  danger,
  busy = false,
  busyText,
  typed,
  safe,
}: Omit<QuestionProps, 'open' | 'onClose' | 'title' | 'onYes' | 'focusAfter' | 'closesOnFailure'> & {
  onYes: () => void;
  safe: RefObject<HTMLButtonElement | null>;
}) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  function answer(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (typed && !typed.isRight(text)) {
      setError(typed.mismatch);
      event.currentTarget.querySelector('input')?.focus();
    } else onYes();
  }

  return (
    <form onSubmit={answer} noValidate>
      <AlertDialog.Description className="mt-2 text-ink2" render={<div />}>
        {children}
      </AlertDialog.Description>
      {typed && (
        <TextField
          className="mt-4"
          label={typed.label}
          value={text}
          error={error}
          autoComplete="off"
          onChange={(value) => {
            setText(value);
            setError(undefined);
          }}
        />
      )}
      <div className="mt-6">
        <ButtonRow>
          <AlertDialog.Close ref={safe} className={buttonLook({ variant: 'outline' })}>
            {cancel}
          </AlertDialog.Close>
          <Button type="submit" variant={danger ? 'danger' : 'filled'} busy={busy} busyText={busyText}>
            {yes}
          </Button>
        </ButtonRow>
      </div>
    </form>
  );
}
