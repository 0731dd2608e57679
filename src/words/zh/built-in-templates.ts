import type { BuiltInTexts } from '#domain/templates.ts';

/** What every home starts with (docs/product/templates.md 'Default templates'), as it is said until the home changes it. */
export const builtInTemplates: BuiltInTexts = {
  throw_rubbish: { name: '倒垃圾', description: '清空所有垃圾桶，把垃圾袋拿出去' },
  sweep: { name: '扫地', description: '公共区域的地板' },
  mop: { name: '拖地', description: '扫过的地方都拖一遍' },
  wash_toilet: { name: '洗厕所', description: '马桶、洗手盆和地板' },
};
