import type { Template } from '#contract/templates.ts';
import { sameDayGroups, type ChoreTemplate } from '#domain/templates.ts';

/**
 * By a template's id the one that gives it its days: itself, or the leader of its same-day group (docs/product/templates.md 'Who leads a
 * group').
 */
export const leadersOf = (templates: readonly Template[]): Map<string, ChoreTemplate> =>
  new Map(
    sameDayGroups(templates).flatMap(({ leader, templates: led }) => led.map(({ id }) => [id, leader])),
  );
