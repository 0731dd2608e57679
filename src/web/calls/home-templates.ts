import type { Template } from '#contract/templates.ts';
import { translateTemplateName, translateTemplate } from '#domain/home-templates.ts';
import { builtInTemplates } from '#words/built-in-templates.ts';
import { api } from '#web/calls/api.ts';

/** Returns the templates with their names in this page's language. */
export const translateTemplates = (templates: readonly Template[]) =>
  templates.map((template) => translateTemplate(template, builtInTemplates));

/**
 * The chore templates of a home, named in this page's language (docs/product/templates.md 'Default templates').
 */
export const templatesQuery = (homeId: string) =>
  api.templates.listTemplates.queryOptions({ input: { homeId }, select: translateTemplates });

/** Returns the chore's stored name in this page's language; undefined if the server stores none for this chore. */
export const translateStoredName = (type: string, storedName: unknown): string | undefined =>
  typeof storedName === 'string'
    ? translateTemplateName({ id: type, name: storedName }, builtInTemplates)
    : undefined;
