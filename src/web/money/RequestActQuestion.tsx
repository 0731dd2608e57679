import { useRef, type ComponentProps } from 'react';
import { useAct, type Act } from '#web/money/use-acts.ts';
import { Question } from '#web/ui/windows/question.tsx';

type RequestActQuestionProps<Input, Answer> = Omit<
  ComponentProps<typeof Question>,
  'onYes' | 'busy' | 'closesOnFailure' | 'focusAfter'
> & {
  act: Omit<Act<Input, Answer>, 'before'>;
  /** The object of the act. */
  about: Input;
  /** Returns the element that gets the focus afterwards, since the button that opened the question is gone. */
  focusAfter: () => HTMLElement | null;
};

/**
 * A question that acts on yes and stays open until the server has answered. Open it by `lazyWindow`.
 * @example
 * <RequestActQuestion act={DELETING} about={payment} {...{ open, onClose }} title={words.title} yes={words.yes} cancel={words.cancel} focusAfter={heading}>
 *   {words.text}
 * </RequestActQuestion>
 */
export function RequestActQuestion<Input, Answer>({
  act,
  about,
  ...question
}: RequestActQuestionProps<Input, Answer>) {
  const answered = useRef<() => void>(undefined);
  const acting = useAct({ ...act, before: () => answered.current?.() });
  return (
    <Question
      {...question}
      busy={acting.isPending}
      closesOnFailure
      onYes={(done) => {
        answered.current = done;
        return acting.mutateAsync(about);
      }}
    />
  );
}
