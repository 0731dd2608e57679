import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answersTo, falselyVerified, figuresOf, type Answer } from '#test/receipts/answers.ts';
import { makeProofs } from '#test/receipts/make.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'receipts-'));
let answers: Answer[] = [];

beforeAll(async () => {
  const proofs = await makeProofs(folder, { seed: '1', halves: ['seen'], copies: false });
  answers = await answersTo(folder, proofs);
  console.log(figuresOf(answers));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ofTruth = (truth: string) => answers.filter(({ proof }) => proof.truth === truth);
const told = ({ proof, outcome, reasons }: Answer) => `${proof.id}: ${outcome} ${reasons.join(', ')}`;

test('at least sixty true proofs and sixty false ones are read', () => {
  expect([ofTruth('true').length, ofTruth('false').length].every((count) => count >= 60)).toBe(true);
});

test('no proof is verified that must not be, but the complete forgery', () => {
  expect(falselyVerified(answers)).toEqual([]);
});

test('nine of ten true proofs are verified, and none is refused', () => {
  const real = ofTruth('true');
  const others = real.filter(({ outcome }) => outcome !== 'verified');
  expect(others.filter(({ outcome }) => outcome !== 'review').map(told)).toEqual([]);
  expect(others.length / real.length, others.map(told).join('\n')).toBeLessThanOrEqual(0.1);
});

test('nine of ten that are true and cannot be known go to the requester', () => {
  const unsure = answers.filter(({ proof }) => proof.expected === 'review');
  const others = unsure.filter(({ outcome }) => outcome !== 'review');
  expect(others.length / unsure.length, others.map(told).join('\n')).toBeLessThanOrEqual(0.1);
});

test('what the rules name is refused or asked about, never let through', () => {
  const named = answers.filter(({ proof }) => proof.expected === 'rejected');
  const refused = named.filter(({ outcome }) => outcome === 'rejected');
  console.log(`refused at once: ${refused.length} of ${named.length}`);
  expect(refused.length / named.length).toBeGreaterThanOrEqual(0.9);
});
