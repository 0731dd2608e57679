import { isContractProcedure } from '@orpc/contract';
import { beforeAll, expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { functions } from '#contract/functions.ts';
import { contract } from '#contract/index.ts';
import type { CallMeta } from '#contract/procedure.ts';
import { makeDocument } from '#server/programs/api/document.ts';
import { callSummaries, functionSummaries, groupTitles } from '#words/english-only/api.ts';

let document: Awaited<ReturnType<typeof makeDocument>>;
beforeAll(async () => {
  document = await makeDocument({ version: 'test', publicUrl: 'https://home.example' });
});

const calls = Object.entries(contract).flatMap(([group, part]) =>
  Object.keys(part).map((name) => `${group}.${name}`),
);

test('the document describes every call and function', () => {
  expect(Object.keys(callSummaries).toSorted()).toEqual(calls.toSorted());
  expect(Object.keys(groupTitles).toSorted()).toEqual(Object.keys(contract).toSorted());
  expect(Object.keys(functionSummaries).toSorted()).toEqual(Object.keys(functions).toSorted());
  for (const call of calls)
    expect(document.paths[`/api/rpc/${call.replace('.', '/')}`]?.post?.summary, call).toBe(
      callSummaries[call],
    );
  for (const name of Object.keys(functions)) {
    for (const path of [`/functions/${name}`, `/{project}/us-central1/${name}`])
      expect(document.paths[path]?.post?.summary, path).toBe(functionSummaries[name]);
  }
});

test('each lists its refusals, with the status of the answer', () => {
  const answersOf = (path: string) =>
    document.paths[path]?.post?.responses as Record<string, { description: string }>;
  for (const call of calls) {
    const [group = '', name = ''] = call.split('.');
    const procedure = (contract as unknown as Record<string, Record<string, unknown>>)[group]?.[name];
    if (!isContractProcedure(procedure)) throw new Error(call);
    const { refusals, access } = procedure['~orpc'].meta as CallMeta;
    const answers = answersOf(`/api/rpc/${group}/${name}`);
    for (const code of refusals) expect(answers[ERRORS[code]]?.description, call).toContain(`${code}: `);
    expect(answers['401']?.description.includes('UNAUTHENTICATED: ') ?? false, call).toBe(
      access !== 'anyone',
    );
  }
  const proof = answersOf('/functions/verifyPaymentProof');
  expect(proof['400']?.description).toContain(
    'INVALID_ARGUMENT, PROOF_TOO_LARGE: File size must be less than 10MB',
  );
  expect(proof['503']?.description).toContain('UNAVAILABLE, PROOFS_BUSY: ');
  // The protocol has no 413.
  expect(answersOf('/functions/sendEmail')['413']).toBeUndefined();
  expect(answersOf('/functions/sendEmail')['400']?.description).toContain('INVALID_ARGUMENT, TOO_LARGE: ');
});

test('a function answers the same under both names', () => {
  for (const name of Object.keys(functions)) {
    expect(document.paths[`/functions/${name}`]?.post?.responses?.['200'], name).toMatchObject({
      content: { 'application/json': { schema: { required: ['result', 'data'] } } },
    });
  }
});

test('every reference exists, and every operation has a unique name', () => {
  const text = JSON.stringify(document);
  const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]);
  expect(new Set(names).size).toBeGreaterThan(10);
  const shapes = Object.keys(document.components?.schemas ?? {});
  expect(names.filter((name) => !shapes.includes(name ?? ''))).toEqual([]);
  const ids = [...text.matchAll(/"operationId":"([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  // The document has no leftovers of schemas that JSON Schema cannot express.
  expect(text).not.toContain('"$defs"');
});

test('lengths and numbers of rules in code are in the document', () => {
  const documented = (path: string) => JSON.stringify(document.paths[path]);
  expect(documented('/api/rpc/users/register')).toContain('"minLength":6,"maxLength":200');
  expect(documented('/api/rpc/payments/createPaymentRequest')).toContain('"minLength":1,"maxLength":120');
  expect(JSON.stringify(document.components?.schemas?.['TemplateFields'])).toContain(
    '"minimum":2,"maximum":7',
  );
});

test('days, instants and addresses have their formats', () => {
  const shape = (name: string) =>
    (document.components?.schemas?.[name] as { properties?: Record<string, unknown> } | undefined)
      ?.properties ?? {};
  expect(shape('Chore')['dueDate']).toEqual({ type: 'string', format: 'date' });
  expect(shape('Chore')['createdAt']).toEqual({ type: 'string', format: 'date-time' });
  expect(JSON.stringify(document.paths['/functions/sendEmail'])).toContain('"format":"email"');
});
