import type { Template } from '#contract/templates.ts';
import { translateTemplateName, translateTemplate } from '#domain/home-templates.ts';
import { builtInTemplates } from '#words/built-in-templates.ts';
import { api } from '#web/calls/api.ts';

/** As they are called on this page. */
export const inWords = (templates: readonly Template[]) =>
  templates.map((template) => translateTemplate(template, builtInTemplates));

/** A home's chore templates, as they are called on this page (docs/product/templates.md 'Default templates'). */
export const templatesQuery = (homeId: string) =>
  api.templates.listTemplates.queryOptions({ input: { homeId }, select: inWords });

/** The name that the server keeps with a chore of this type, as it is called on this page; undefined if it keeps none. */
export const keptName = (type: string, kept: unknown): string | undefined =>
  typeof kept === 'string' ? translateTemplateName({ id: type, name: kept }, builtInTemplates) : undefined;
