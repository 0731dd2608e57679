import type { Chore } from '#contract/chores.ts';
import type { Home } from '#contract/homes.ts';
import type { Template } from '#contract/templates.ts';
import { badgeOf, mayComplete, mayReopen, type ChoreBadge } from '#domain/chores.ts';
import type { Day } from '#domain/days.ts';
import type { Tone } from '#domain/homes.ts';
import { board } from '#words/chores.ts';

type Face = { displayName: string; photoURL: string | null; tone: Tone };

/** A chore as the board shows it: with its template, its assignee and what the reader may do. */
export type BoardChore = Chore & {
  name: string;
  icon: string;
  priority: number;
  /** Estimated; unknown where the template is gone. */
  minutes: number | undefined;
  badge: ChoreBadge;
  mine: boolean;
  assignee: Face;
  mayComplete: boolean;
  mayReopen: boolean;
};

type Known = { home: Home | undefined; templates: readonly Template[]; me: string; today: Day };

/** A type without a template is shown by its words (spec §3: joined by underscores). */
const nameOf = (type: string) => type.replaceAll('_', ' ');

/** What a chore of this type is called, and its emoji. */
export function choreFace(type: string, templates: readonly Template[]): { name: string; icon: string } {
  const template = templates.find((each) => each.id === type);
  return { name: template?.name ?? nameOf(type), icon: template?.icon ?? '🏠' };
}

/** Somebody who lives in the home or once did. */
export function personFace(home: Home | undefined, userId: string): Face {
  const people = [...(home?.members ?? []), ...(home?.formerMembers ?? [])];
  const person = people.find((each) => each.userId === userId);
  return person ?? { displayName: board.someone, photoURL: null, tone: 'leaf' };
}

export function toBoardChore(chore: Chore, { home, templates, me, today }: Known): BoardChore {
  const template = templates.find((each) => each.id === chore.type);
  return {
    ...chore,
    ...choreFace(chore.type, templates),
    priority: template?.priority ?? 0,
    minutes: template?.estimatedTime,
    badge: badgeOf(chore, today),
    mine: chore.assignedTo === me,
    assignee: personFace(home, chore.assignedTo),
    mayComplete: mayComplete(me, chore),
    mayReopen: mayReopen(me, chore, today),
  };
}

/** A day's chores: the most urgent first, then by name (decisions 'Chores'). */
export const byUrgency = (one: BoardChore, other: BoardChore) =>
  other.priority - one.priority || one.name.localeCompare(other.name);
