import { sql } from 'kysely';
import { BUILT_IN_TEMPLATES } from '#domain/templates.ts';

const BUILT_IN_NAMES = BUILT_IN_TEMPLATES.map(({ id, name }) => `when '${id}' then '${name}'`).join(' ');

const nameInHome = (homeId: string, type: string, which: string) => `
  (select named.name from chore_templates as named
    where named.home_id = ${homeId} and named.template_id = ${type} and ${which})`;

/**
 * Returns SQL for the name of a chore's template, or its last name (docs/product/templates.md 'Names of chores').
 * @param homeId the SQL expression of the home's id
 */
export const nameOfType = (homeId: string, type: string): string => `
  coalesce(${nameInHome(homeId, type, '(named.is_custom or not named.deleted)')}, case ${type} ${BUILT_IN_NAMES} end)`;

/** Returns SQL for the name of a template that the home's list lacks: a deleted one, or that of a chore that came once. */
export const nameOfDeletedType = (homeId: string, type: string): string =>
  nameInHome(homeId, type, 'named.is_custom and (named.deleted or named.once_on is not null)');

export const NAME_NOW = sql.raw<string | null>(nameOfType('chores.home_id', 'chores.type'));

export const NAME_OF_DELETED = sql.raw<string | null>(nameOfDeletedType('chores.home_id', 'chores.type'));
