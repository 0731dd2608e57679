/** @module-tag rest */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { mayMove, type SwapStatus } from '#domain/swaps.ts';
import { startApp } from '#test/running/app.ts';
import type { Row } from '#test/builders/boards.ts';
import { signUp } from '#test/builders/homes.ts';
import { swapFaults } from '#test/observers/swap-faults.ts';
import { openSwapHome, someSteps, type SwapRow } from '#test/steps/swap-steps.ts';

/** Multiply by hundreds, with the time limit of the test, for a long run. */
const RUNS = 6;

type Board = { swaps: SwapRow[]; chores: Row[] };

/** Checks what a step may not have done, by comparing the boards before and after. */
function expectMoves(before: Board, after: Board, kind: string) {
  const earlier = new Map(before.swaps.map((swap) => [swap.id, swap]));
  for (const { id, status } of after.swaps) {
    const was = earlier.get(id);
    const from = was?.status as SwapStatus | undefined;
    // Only Undo of the completion that ended a request leads back.
    if (kind === 'reopen' && was?.ended_because === 'completed' && status === 'pending') continue;
    if (from === undefined) expect(status).toBe('pending');
    else if (from !== status) expect(mayMove(from, status as SwapStatus), `${from} → ${status}`).toBe(true);
  }
  expect(after.swaps.length).toBeGreaterThanOrEqual(before.swaps.length);
}

/** Checks that an accepted swap exchanged the chores, or changed nothing if the home exchanges by hand. */
function expectExchange(before: Board, after: Board) {
  const pending = new Set(before.swaps.filter(({ status }) => status === 'pending').map(({ id }) => id));
  const accepted = after.swaps.filter(({ id, status }) => status === 'accepted' && pending.has(id));
  const owners = ({ chores }: Board) => new Map(chores.map(({ id, assigned_to }) => [id, assigned_to]));
  const expected = owners(before);
  if (accepted.length === 0) return 0;
  for (const { chore_id, return_chore_id, requester_id, target_user_id, exchanged } of accepted) {
    if (!exchanged) continue;
    expected.set(chore_id ?? '', target_user_id);
    if (return_chore_id !== null) expected.set(return_chore_id, requester_id);
  }
  expect(owners(after)).toEqual(expected);
  return accepted.length;
}

test(
  'after any actions every chore has an assignee who lives there, and no pending request is about a closed chore',
  { timeout: 120_000 },
  async () => {
    await using app = await startApp();
    const people = [
      await signUp(app),
      await signUp(app, 'Ben Tan'),
      await signUp(app, 'Chloe Lim'),
      await signUp(app, 'Dina Yusof'),
    ] as const;
    const known = new Set(['not refused', ...Object.keys(ERRORS)]);
    for (const never of ['UNEXPECTED', 'INVALID_INPUT', 'UNAUTHENTICATED', 'TRY_AGAIN']) known.delete(never);
    let accepted = 0;

    const property = fc.asyncProperty(someSteps, async (steps) => {
      const home = await openSwapHome(app, people);
      const look = async (): Promise<Board> => ({ swaps: await home.swaps(), chores: await home.chores() });
      let before = await look();
      for (const step of steps) {
        const answer = await home.act(step);
        if (answer === 'nothing') continue;
        expect(known, `${step.kind}: ${answer}`).toContain(answer);
        const after = await look();
        expect(await swapFaults(app, { homeId: home.homeId, today: home.today() }), step.kind).toEqual([]);
        expectMoves(before, after, step.kind);
        accepted += expectExchange(before, after);
        if (answer !== 'not refused') expect(after, `${step.kind}: ${answer}`).toEqual(before);
        before = after;
      }
      // The member who is shown as assignee can complete the chore.
      const ahead = before.chores.find((one) => one.due_date >= home.today() && one.status !== 'completed');
      if (ahead)
        await home
          .personOf(ahead.assigned_to)
          ?.api.chores.completeChore({ homeId: home.homeId, choreId: ahead.id });
    });
    await fc.assert(property, { seed: 20_261_121, numRuns: RUNS });
    expect(app.failures).toEqual([]);
    // Makes sure that the run tried something.
    expect(accepted).toBeGreaterThan(0);
  },
);
