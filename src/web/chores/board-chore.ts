import type { Chore } from '#contract/chores.ts';
import type { Home } from '#contract/homes.ts';
import type { Template } from '#contract/templates.ts';
import { badgeOf, mayComplete, mayReopen, type ChoreBadge } from '#domain/chores.ts';
import type { Day } from '#domain/days.ts';
import type { Tone } from '#domain/homes.ts';
import { board } from '#words/chores.ts';

/** A chore as the board shows it: with its template, its assignee and what the reader may do. */
export type BoardChore = Chore & {
  name: string;
  icon: string;
  priority: number;
  badge: ChoreBadge;
  mine: boolean;
  assignee: { displayName: string; photoURL: string | null; tone: Tone };
  mayComplete: boolean;
  mayReopen: boolean;
};

type Known = { home: Home | undefined; templates: readonly Template[]; me: string; today: Day };

/** A type without a template is shown by its words (spec §3: joined by underscores). */
const nameOf = (type: string) => type.replaceAll('_', ' ');

export function toBoardChore(chore: Chore, { home, templates, me, today }: Known): BoardChore {
  const template = templates.find((each) => each.id === chore.type);
  const people = [...(home?.members ?? []), ...(home?.formerMembers ?? [])];
  const assignee = people.find((person) => person.userId === chore.assignedTo);
  return {
    ...chore,
    name: template?.name ?? nameOf(chore.type),
    icon: template?.icon ?? '🏠',
    priority: template?.priority ?? 0,
    badge: badgeOf(chore, today),
    mine: chore.assignedTo === me,
    assignee: assignee ?? { displayName: board.someone, photoURL: null, tone: 'leaf' },
    mayComplete: mayComplete(me, chore),
    mayReopen: mayReopen(me, chore, today),
  };
}

/** A day's chores: the most urgent first, then by name (decisions 'Chores'). */
export const byUrgency = (one: BoardChore, other: BoardChore) =>
  other.priority - one.priority || one.name.localeCompare(other.name);
