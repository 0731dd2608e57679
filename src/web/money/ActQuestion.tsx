import { useRef, type ComponentProps } from 'react';
import { useAct, type Act } from '#web/money/use-acts.ts';
import { Question } from '#web/ui/windows/question.tsx';

type ActQuestionProps<Input, Answer> = Omit<
  ComponentProps<typeof Question>,
  'onYes' | 'busy' | 'focusAfter'
> & {
  act: Act<Input, Answer>;
  /** What the act is about. */
  about: Input;
  /** Where the focus goes once it is done: what opened the question goes with it. */
  focusAfter: () => HTMLElement | null;
};

/**
 * A question whose yes does an act: it stays open until the server has answered. Open it by `lazyWindow`.
 * @example
 * <ActQuestion act={DELETING} about={payment} {...{ open, onClose }} title={words.title} yes={words.yes} cancel={words.cancel} focusAfter={heading}>
 *   {words.text}
 * </ActQuestion>
 */
export function ActQuestion<Input, Answer>({
  act,
  about,
  focusAfter,
  ...question
}: ActQuestionProps<Input, Answer>) {
  const { onClose } = question;
  const isDone = useRef(false);
  const acting = useAct({
    ...act,
    before: () => {
      isDone.current = true;
      act.before?.();
      onClose();
    },
  });
  return (
    <Question
      {...question}
      busy={acting.isPending}
      focusAfter={() => (isDone.current ? focusAfter() : true)}
      onYes={() => {
        isDone.current = false;
        acting.mutate(about, { onError: onClose });
      }}
    />
  );
}
