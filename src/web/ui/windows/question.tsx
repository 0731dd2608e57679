import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Button, buttonLook, ButtonRow } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { isTouch } from '#web/ui/hooks/screen.ts';
import { useClosedByBack } from '#web/ui/hooks/open-windows.ts';
import { BACKDROP, POPUP, POPUP_EDGE } from '#web/ui/windows/popup.tsx';

/** What must be typed before the yes is taken: a home's name, say. */
type Typed = { label: string; isRight: (typed: string) => boolean; mismatch: string };

type QuestionProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen. */
  children: ReactNode;
  yes: string;
  cancel: string;
  /** Returns the promise of a mutation if it sends one. `done` closes the question before that: what opened it may go with what is done. */
  onYes: (done: () => void) => Promise<unknown> | void;
  /** The yes cannot be taken back: it is red. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  busyText?: string | undefined;
  typed?: Typed | undefined;
  /** Where the focus goes once it is done, if that takes its opener away; without it: back to the opener; false: nowhere. */
  focusAfter?: (() => HTMLElement | null | boolean) | undefined;
  /** It closes if the mutation failed, too. */
  closesOnFailure?: boolean | undefined;
};

/**
 * Asked before something that other people notice. The safe answer has the focus. With a mutation it is busy until the server has answered, and
 * closes then; the mutation says what came of it. Open it as `LazyQuestion`.
 * @example
 * const question = useOpening();
 * const leaving = useMutation(api.homes.leaveHome.mutationOptions({ onError: sayWhy(words.failed) }));
 * <LazyQuestion
 *   opening={question.opening}
 *   onClose={question.close}
 *   busy={leaving.isPending}
 *   onYes={() => leaving.mutateAsync({ homeId })}
 *   {...{ title, yes, cancel }}
 * >
 *   {words.text}
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
  useClosedByBack(open, onClose);
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
        <AlertDialog.Backdrop className={BACKDROP} />
        <AlertDialog.Popup
          initialFocus={rest.typed && !isTouch() ? undefined : safe}
          finalFocus={focusAfter && (() => (isDone.current ? focusAfter() : true))}
          className={`${POPUP} ${POPUP_EDGE} w-[420px] p-5 sm:p-6`}
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

/** Its own component, so that what was typed is gone when the question closes. */
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
