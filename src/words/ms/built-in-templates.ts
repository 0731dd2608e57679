import type { BuiltInTexts } from '#domain/templates.ts';

/** What every home starts with (docs/product/templates.md 'Default templates'), as it is said until the home changes it. */
export const builtInTemplates: BuiltInTexts = {
  throw_rubbish: { name: 'Buang sampah', description: 'Kosongkan semua tong dan buang beg sampah' },
  sweep: { name: 'Sapu lantai', description: 'Lantai bilik yang digunakan bersama' },
  mop: { name: 'Mop lantai', description: 'Di semua tempat yang sudah disapu' },
  wash_toilet: { name: 'Cuci tandas', description: 'Mangkuk tandas, sinki dan lantai' },
};
