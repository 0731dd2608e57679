import { lazy, Suspense, type RefObject } from 'react';
import type { Planning } from '#web/plan/use-planning.ts';
import { Awaited } from '#web/ui/windows/awaited.tsx';

const loadQuestion = () => import('#web/plan/RegenerateQuestion.tsx');
const Question = lazy(() => loadQuestion().then((file) => ({ default: file.RegenerateQuestion })));

/** Once the board shows, the code of the question is read ahead. */
export const readQuestionAhead = () => void loadQuestion().catch(() => {});
/** The same before that, for what opens it: it ends at the server. */
export const warmUpQuestion = { onPointerEnter: readQuestionAhead, onFocus: readQuestionAhead, sends: true };

type Props = { homeId: string; planning: Planning; focusAfter: RefObject<HTMLElement | null> };

/** Regenerate asks first; nothing of it is loaded before it is wanted. */
export const LazyRegenerateQuestion = ({
  homeId,
  planning: { question, closeQuestion },
  focusAfter,
}: Props) =>
  question.times > 0 && (
    <Suspense fallback={<Awaited />}>
      <Question
        key={question.times}
        homeId={homeId}
        open={question.open}
        onClose={closeQuestion}
        focusAfter={focusAfter}
      />
    </Suspense>
  );
