import { describe, expect, test } from 'vitest';
import type { ChoreFacts } from '#domain/plan/facts.ts';
import { undoPlan } from '#domain/plan/undo.ts';
import { choreOf } from '#test/builders/plans.ts';

/** The act that replaced the plan. */
const ACT = 10;
const THURSDAY = '2026-11-26';
const FRIDAY = '2026-11-27';
const SATURDAY = '2026-11-28';
const isDone = { isOpen: false };

const old = (type: string, fields: Partial<ChoreFacts> = {}) =>
  Object.assign(choreOf(type, FRIDAY, 'ana', { id: `old ${type}`, ...fields }), { removedBy: ACT });
const fresh = (type: string, fields: Partial<ChoreFacts> = {}) =>
  choreOf(type, FRIDAY, 'ben', { id: `new ${type}`, made: ACT, ...fields });

const undo = (changed: Partial<Parameters<typeof undoPlan>[0]>) =>
  undoPlan({ act: ACT, current: [], removed: [], isAsked: () => true, added: new Set(), ...changed });

describe('Undo of a plan', () => {
  test('returns what the plan removed, and removes what it made', () => {
    expect(undo({ current: [fresh('mop')], removed: [old('mop'), old('sweep')] })).toEqual({
      go: ['new mop'],
      return: ['old mop', 'old sweep'],
    });
  });

  test('also of what later acts made and removed', () => {
    const later = { made: ACT + 3 };
    const removed = [
      old('mop'),
      { ...old('sweep'), removedBy: ACT + 3 },
      { ...fresh('rubbish'), removedBy: ACT + 3 },
    ];
    // The rubbish was made and removed again after the plan that returns.
    expect(undo({ current: [fresh('mop', later)], removed })).toEqual({
      go: ['new mop'],
      return: ['old mop', 'old sweep'],
    });
  });

  test('leaves what earlier acts removed', () => {
    expect(undo({ removed: [{ ...old('mop'), removedBy: ACT - 1 }] })).toEqual({ go: [], return: [] });
  });

  test('leaves a chore that is older than the plan', () => {
    expect(undo({ current: [choreOf('mop', FRIDAY, 'ana')], removed: [] })).toEqual({ go: [], return: [] });
  });

  test('leaves chores that were done or let go since, instead of the old chore of that day', () => {
    expect(undo({ current: [fresh('mop', isDone)], removed: [old('mop'), old('sweep')] })).toEqual({
      go: [],
      return: ['old sweep'],
    });
  });

  test('returns two chores that were both moved a day earlier, one to the day of the other', () => {
    const removed = [
      old('mop', { id: 'friday', dueDate: THURSDAY }),
      old('mop', { id: 'saturday', plannedOn: SATURDAY, dueDate: FRIDAY }),
    ];
    expect(undo({ removed }).return).toEqual(['friday', 'saturday']);
  });

  test('returns a chore that was done before the plan', () => {
    expect(undo({ current: [fresh('mop')], removed: [old('mop', isDone)] })).toEqual({
      go: ['new mop'],
      return: ['old mop'],
    });
  });

  test('leaves the chores of a template that was added since', () => {
    expect(undo({ current: [fresh('windows')], added: new Set(['windows']) })).toEqual({
      go: [],
      return: [],
    });
  });

  test('concerns only the templates that were planned again', () => {
    const isAsked = ({ type }: ChoreFacts) => type === 'mop';
    const both = { current: [fresh('mop'), fresh('sweep')], removed: [old('mop'), old('sweep')] };
    expect(undo({ ...both, isAsked })).toEqual({ go: ['new mop'], return: ['old mop'] });
  });
});

describe('one chore of each type and day stays', () => {
  test('a chore that was moved away from its day holds both days', () => {
    const moved = fresh('mop', { dueDate: SATURDAY, ...isDone });
    const ofSaturday = Object.assign(old('mop', { id: 'old mop of Saturday' }), {
      plannedOn: SATURDAY,
      dueDate: SATURDAY,
    });
    expect(undo({ current: [moved], removed: [old('mop'), ofSaturday] })).toEqual({ go: [], return: [] });
  });

  test('the settled one of two removed chores returns', () => {
    const first = old('mop', { id: 'first' });
    const second = { ...old('mop', { id: 'second', ...isDone }), removedBy: ACT + 1 };
    expect(undo({ removed: [first, second] }).return).toEqual(['second']);
  });
});
