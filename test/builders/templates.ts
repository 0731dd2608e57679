import { randomUUID } from 'node:crypto';
import type { TemplateFields } from '#domain/home-templates.ts';
import type { TestApp } from '#test/running/app.ts';
import { buildHome, signUp, templateFields, type Person } from '#test/builders/homes.ts';

/** Two members of one home, with calls that change its templates. */
export async function templatesOfTwo(app: TestApp) {
  const [aisyah, ben] = [await signUp(app), await signUp(app, 'Ben Tan')];
  const { id: homeId } = await buildHome([aisyah, ben]);
  const { templates, homes } = aisyah.api;
  return {
    aisyah,
    ben,
    homeId,
    idsOf: async () => (await templates.listTemplates({ homeId })).map(({ id }) => id),
    find: async (templateId: string) =>
      (await templates.listTemplates({ homeId })).find(({ id }) => id === templateId),
    create: async (fields: Partial<TemplateFields> = {}, by: Person = aisyah, id: string = randomUUID()) =>
      by.api.templates.createTemplate({ homeId, id, fields: templateFields(fields) }),
    save: (templateId: string, fields: Partial<TemplateFields> = {}, by: Person = aisyah) =>
      by.api.templates.saveTemplate({ homeId, templateId, fields: templateFields(fields) }),
    reset: (templateId: string) => templates.resetTemplate({ homeId, templateId }),
    remove: (templateId: string) => templates.deleteTemplate({ homeId, templateId }),
    /** The history's entries about templates, oldest first. */
    history: async () => {
      const { entries } = await homes.listHistory({ homeId });
      const ofTemplates = entries.filter(({ type }) => type.startsWith('template_'));
      return ofTemplates.toReversed().map(({ type, data, actorId }) => ({ type, data, actorId }));
    },
  };
}
