import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { HistoryEntry, Home } from '#contract/homes.ts';
import { dayOf, timeOfDay, type Day } from '#domain/days.ts';
import { wordsOfType } from '#domain/home-templates.ts';
import { history, historySentence, type HistoryNames } from '#words/home-management.ts';
import { api } from '#web/calls/api.ts';
import { translateStoredName, templatesQuery } from '#web/calls/home-templates.ts';
import { PAGES } from '#web/calls/lists.ts';
import { useMe } from '#web/app/session.tsx';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';

/** The home's history, newest first (docs/product/homes.md 'History'). */
export const useHistory = (homeId: string) =>
  useInfiniteQuery(
    api.homes.listHistory.infiniteOptions({
      input: (before: number | undefined) => ({ homeId, before }),
      ...PAGES,
    }),
  );

export type HistoryLine = HistoryEntry & {
  day: Day;
  time: string;
  /** The name of the member who did it; 'You' for the reader, undefined if the app did it. */
  who: string | undefined;
  sentence: string;
};

/** Returns the entries in words, without those of a type that this page does not know yet. */
export function useHistoryLines(home: Home, entries: readonly HistoryEntry[]): HistoryLine[] {
  const me = useMe();
  const names = useNames(home);
  const zone = supportedZone(home.settings.timeZone);
  return entries.flatMap((entry): HistoryLine[] => {
    const chore = (type: string) => nameThen(entry, type) ?? names.chore(type);
    const sentence = historySentence(entry, { ...names, chore }, entry.actorId);
    if (sentence === undefined) return [];
    const actor = peopleOf(home).find(({ userId }) => userId === entry.actorId);
    const who = actor?.userId === me.id ? history.you : actor?.displayName;
    return [
      { ...entry, who, sentence, day: dayOf(entry.createdAt, zone), time: timeOfDay(entry.createdAt, zone) },
    ];
  });
}

/** Returns a chore's name at the time of the entry. */
const nameThen = ({ data }: HistoryEntry, type: string) =>
  translateStoredName(type, data['type'] === type ? data['name'] : data['returnName']);

export const peopleOf = (home: Home) => [...home.members, ...home.formerMembers];

function useNames(home: Home): HistoryNames {
  const me = useMe();
  const templates = useQuery(templatesQuery(home.id)).data;
  const nameOf = new Map(peopleOf(home).map((person) => [person.userId, person.displayName]));
  return {
    person: (userId) => (userId === me.id ? history.youAfterVerb : (nameOf.get(userId) ?? history.somebody)),
    chore: (type) => templates?.find((template) => template.id === type)?.name ?? wordsOfType(type),
  };
}
