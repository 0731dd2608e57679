import type { Home } from '#contract/homes.ts';
import type { Template } from '#contract/templates.ts';
import { wordsOfType } from '#domain/home-templates.ts';
import { translateStoredName } from '#web/calls/home-templates.ts';
import type { Tone } from '#domain/homes.ts';

export type Face = { displayName: string; photoURL: string | null; tone: Tone };

/**
 * Returns the name and emoji of a chore type.
 * @param storedName the name that the server stores with the chore, if any (docs/product/templates.md 'Names of chores')
 */
export function choreFace(
  type: string,
  templates: readonly Template[],
  storedName: string | null = null,
): { name: string; icon: string } {
  const template = templates.find((each) => each.id === type);
  return {
    name: translateStoredName(type, storedName) ?? template?.name ?? wordsOfType(type),
    icon: template?.icon ?? '🏠',
  };
}

export const findPerson = (home: Home | undefined, userId: string): Face | undefined =>
  [...(home?.members ?? []), ...(home?.formerMembers ?? [])].find((each) => each.userId === userId);
