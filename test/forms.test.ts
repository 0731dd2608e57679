import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const web = path.join(import.meta.dirname, '../src/web');
const forms = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(path.join(web, file), 'utf8') }))
  .filter(({ file, text }) => text.includes('useForm') && !file.startsWith('ui'));

test('each form with a draft offers it again, and deletes it after sending', () => {
  const withDraft = forms.filter(({ text }) => /\bdraft(?:: \{| = \{)/.test(text));
  expect(withDraft.length).toBeGreaterThan(5);
  for (const { file, text } of withDraft) {
    expect(text, file).toContain('{draftOffer}');
    // use-form.ts waits for the promise of the call; a `mutate` alone returns none.
    expect(text, file).toMatch(/mutateAsync\(|profile\.save\(/);
  }
});

test('no form stores a password, a code or an account number in its draft', () => {
  for (const { file, text } of forms) {
    const secrets = ['password', 'confirm', 'current', 'code', 'accountNumber'].filter((name) =>
      new RegExp(`initial: \\{[^}]*\\b${name}:`).test(text),
    );
    if (secrets.length === 0 || text.includes('draft: null')) continue;
    for (const secret of secrets) expect(text, file).toMatch(new RegExp(`except: \\[[^\\]]*'${secret}'`));
  }
});
