import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { REQUIREMENTS } from '#test/asvs.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const page = read('docs/security.md');
const rows = z
  .array(
    z.strictObject({
      id: z.string(),
      level: z.int(),
      state: z.enum(['met', 'not applicable', 'open']),
      /** How the requirement is met, or why not. */
      why: z.string().min(3).optional(),
      /** Tests, sources and documents that prove it. A document may be followed by `#` and a heading's anchor. */
      proof: z.array(z.string()).min(1).optional(),
    }),
  )
  .parse(JSON.parse(read('docs/asvs.json')));

test('the list of requirements equals that of ASVS 5.0.0', () => {
  const of = (level: number) => REQUIREMENTS.filter((each) => each.level === level).length;
  expect([of(1), of(2), of(3)]).toEqual([70, 183, 92]);
});

test('every requirement of levels 1 and 2 has a row', () => {
  const asked = REQUIREMENTS.filter(({ level }) => level < 3);
  expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(asked);
});

test('docs/security.md says how many requirements are met', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const [met, not, open] = [count('met'), count('not applicable'), count('open')];
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    `Of ${rows.length} requirements, ${met} are met, ${not} are not applicable and ${open} are open.`,
  );
});

test('a met requirement has a proof, and any other a reason', () => {
  const without = rows.filter(({ state, why, proof }) => (state === 'met' ? !proof : !why));
  expect(without.map(({ id }) => id)).toEqual([]);
});

const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

test('every proof exists', () => {
  const proofs = rows.flatMap(({ proof = [] }) => proof);
  expect(proofs.length).toBeGreaterThan(200);
  const missing = proofs.filter((proof) => {
    const [file = '', anchor] = proof.split('#');
    if (!existsSync(path.join(root, file))) return true;
    return anchor !== undefined && !anchorsOf(file).includes(anchor);
  });
  expect(missing).toEqual([]);
});
