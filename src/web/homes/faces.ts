import type { Home } from '#contract/homes.ts';
import type { Template } from '#contract/templates.ts';
import { wordsOfType } from '#domain/home-templates.ts';
import { keptName } from '#web/calls/home-templates.ts';
import type { Tone } from '#domain/homes.ts';

export type Face = { displayName: string; photoURL: string | null; tone: Tone };

/**
 * What a chore of this type is called, and its emoji.
 * @param kept the name that the server keeps with it, if any (docs/product/templates.md 'Names of chores')
 */
export function choreFace(
  type: string,
  templates: readonly Template[],
  kept: string | null = null,
): { name: string; icon: string } {
  const template = templates.find((each) => each.id === type);
  return { name: keptName(type, kept) ?? template?.name ?? wordsOfType(type), icon: template?.icon ?? '🏠' };
}

/** Somebody who lives in the home or once did. */
export const findPerson = (home: Home | undefined, userId: string): Face | undefined =>
  [...(home?.members ?? []), ...(home?.formerMembers ?? [])].find((each) => each.userId === userId);
