import type { BuiltInTexts } from '#domain/templates.ts';

/** What every home starts with (docs/product/templates.md 'Default templates'), as it is said until the home changes it. */
export const builtInTemplates: BuiltInTexts = {
  throw_rubbish: { name: 'Throw Rubbish', description: 'Empty every bin and take the bags out' },
  sweep: { name: 'Sweep', description: 'The floors of the rooms that everybody uses' },
  mop: { name: 'Mop', description: 'Everywhere that was swept' },
  wash_toilet: { name: 'Wash Toilet', description: 'Bowl, basin and floor' },
};
