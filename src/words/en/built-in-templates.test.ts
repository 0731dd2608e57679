import { expect, test } from 'vitest';
import { BUILT_IN_TEMPLATES } from '#domain/templates.ts';
import { builtInTemplates } from './built-in-templates.ts';

test('the built-in templates are kept with their English texts', () => {
  const kept = BUILT_IN_TEMPLATES.map(({ id, name, description }) => [id, { name, description }]);
  expect(Object.entries(builtInTemplates)).toEqual(kept);
});
