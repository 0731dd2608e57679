import { translateTemplateName, wordsOfType } from '#domain/home-templates.ts';
import type { Language } from '#domain/languages.ts';
import { nameForReader } from '#domain/users.ts';
import { wordsIn, type Words } from '#words/languages.ts';

type Entry = { type: string; data: Record<string, unknown> };

/** Current names of what a notification is about; null if unknown, or hidden from the reader by now. */
export type NamesNow = {
  who: string | null;
  home: string | null;
  choreName: string | null;
  /** The people who thank and the chores, newest first; null if it is not about thanks. */
  thanks: ThankNow[] | null;
};
type ThankNow = { userId: string | null; who: string | null; choreType: string; choreName: string | null };

/** Returns the people who thank, and the chores that they thank for, each once. */
function namesOfThanks(thanks: readonly ThankNow[], isHomeKnown: boolean, words: Words) {
  const people = new Map(thanks.map(({ userId, who }) => [userId, who]));
  const chores = new Map(thanks.map(({ choreType, choreName }) => [choreType, choreName]));
  return {
    people: [...people.values()].flatMap((who) =>
      who === null ? [] : nameForReader(who, words.formerHousemate),
    ),
    chores: [...chores].map(([id, name]) =>
      name === null || !isHomeKnown
        ? wordsOfType(id)
        : translateTemplateName({ id, name }, words.builtInTemplates),
    ),
  };
}

/** Returns the home's name for the chore. */
function nameOfChore({ data }: Entry, choreName: string | null, { builtInTemplates }: Words) {
  const id = data['choreType'];
  if (typeof id !== 'string') return undefined;
  return choreName === null ? undefined : translateTemplateName({ id, name: choreName }, builtInTemplates);
}

/** Adds the translated names of templates. Newer notifications store their ids too; older ones only names. */
function withTemplatesNamed(data: Entry['data'], { builtInTemplates }: Words): Entry['data'] {
  const { names, templateIds: ids } = data as { names?: string[]; templateIds?: string[] };
  if (!names || !ids) return data;
  return {
    ...data,
    names: names.map((name, at) => translateTemplateName({ id: ids[at] ?? '', name }, builtInTemplates)),
  };
}

/** Returns title, sentence and the chore's name in the reader's language; undefined for a type that only a newer server knows. */
export function notificationIn(language: Language, entry: Entry, { who, home, choreName, thanks }: NamesNow) {
  const words = wordsIn(language);
  const chore = home === null ? undefined : nameOfChore(entry, choreName, words);
  const sentences = words.notificationWords(
    { type: entry.type, data: withTemplatesNamed(entry.data, words) },
    {
      who: who === null ? undefined : nameForReader(who, words.formerHousemate),
      home: home ?? undefined,
      chore,
      ...(thanks && namesOfThanks(thanks, home !== null, words)),
    },
  );
  return sentences && { ...sentences, choreName: chore ?? null };
}
