import { use, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { clsx } from 'clsx';
import { Button, ButtonRow } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { InSheet, PHONE, Sheet, SheetBody, SheetFoot } from '#web/ui/windows/sheet.tsx';

/** Returns whether this is a phone; decided once, so that rotating it does not lose what was typed. */
export const useOpenedOnPhone = () => useState(() => matchMedia(PHONE).matches)[0];

type FormWindowProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Returns what gets the focus on closing; true or undefined: the opener. */
  focusAfter?: (() => HTMLElement | null | true) | undefined;
  /** On phones it has its full height at once, because its content grows. */
  isTall?: boolean;
  /** A FormInWindow or a WindowBody. */
  children: ReactNode;
};

/**
 * A window over the page: a sheet from below on phones, a dialog elsewhere. Load it lazily. Use a Sheet for a long
 * form and a Dialog for a very short one. Each contains a FormInWindow, or what else it shows in a WindowBody.
 * @example
 * <FormWindow {...{ open, title, closeLabel, focusAfter }} onClose={onClose}>
 * <FormInWindow form={form} onSubmit={submit(save)} cancel={words.cancel} onCancel={onClose} save={words.save}
 * busy={saving.isPending}>
 * <TextField label={words.name} {...field('name')} />
 * </FormInWindow>
 * </FormWindow>
 */
export function FormWindow({ isTall, children, ...window }: FormWindowProps) {
  if (useOpenedOnPhone())
    return (
      <Sheet {...window} isTall={isTall}>
        {children}
      </Sheet>
    );
  return <Dialog {...window}>{children}</Dialog>;
}

/** The content of a FormWindow without a form: in a sheet it scrolls below the head. */
export const WindowBody = ({ children }: { children: ReactNode }) =>
  use(InSheet) ? <SheetBody>{children}</SheetBody> : children;

type FormInWindowProps = {
  /** From useForm, like the result of `submit`. */
  form: RefObject<HTMLFormElement | null>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  cancel: string;
  /** Use useClosing (app/use-closing.tsx), which asks first if input would be lost. */
  onCancel: () => void;
  save: string;
  busy: boolean;
  busyText?: string;
  /** Saving cannot be undone: the button is red. */
  danger?: boolean | undefined;
  disabledReason?: string | undefined;
  /** Classes of the grid around the fields. */
  className?: string;
  children: ReactNode;
};

/** The form of any window, with its two buttons. In a sheet the buttons stay below the scrolling part. */
export function FormInWindow(props: FormInWindowProps) {
  const { form, onSubmit, cancel, onCancel, save, busy, busyText, danger, disabledReason } = props;
  const isInSheet = use(InSheet);
  const grid = clsx('grid grid-cols-1 gap-4', props.className);
  const buttons = (
    <>
      <Button variant="outline" onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" variant={danger ? 'danger' : 'filled'} {...{ busy, busyText, disabledReason }}>
        {save}
      </Button>
    </>
  );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      className={isInSheet ? 'flex min-h-0 flex-1 flex-col' : grid}
    >
      {isInSheet ? (
        <>
          <SheetBody>
            <div className={grid}>{props.children}</div>
          </SheetBody>
          <SheetFoot>{buttons}</SheetFoot>
        </>
      ) : (
        <>
          {props.children}
          <ButtonRow>{buttons}</ButtonRow>
        </>
      )}
    </form>
  );
}
