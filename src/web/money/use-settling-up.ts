import type { BetweenUs, LineBetweenUs } from '#contract/settling-up.ts';
import { settling as words } from '#words/settling-up.ts';
import { calls } from '#web/calls/api.ts';
import { useAct } from '#web/money/use-act.ts';
import { useAttemptId } from '#web/calls/use-attempt-id.ts';

/** What the server is told of lines that were shown. */
const shownLines = (lines: readonly LineBetweenUs[]) =>
  lines.map(({ paymentId, userId, amount }) => ({ paymentId, userId, amount }));

type Settled = { homeId: string; person: BetweenUs; name: string; lines: readonly LineBetweenUs[] };

/** Settles the lines as they are shown. Nothing moves before the answer: it may be that one of them has changed. */
export function useSettlingUp(before: () => void) {
  const attempt = useAttemptId();
  return useAct({
    send: ({ homeId, person, lines }: Settled) => {
      const input = { homeId, userId: person.userId, lines: shownLines(lines) };
      return calls.settlingUp.settleUp({ id: attempt.idOf(input), ...input });
    },
    before: () => {
      attempt.forget();
      before();
    },
    done: (_answer, { name }) => words.settled(name),
    failed: () => words.failed,
  });
}
