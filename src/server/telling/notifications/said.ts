import { translateTemplateName } from '#domain/home-templates.ts';
import type { Language } from '#domain/languages.ts';
import { nameForReader } from '#domain/users.ts';
import { wordsIn, type Words } from '#words/languages.ts';

type Entry = { type: string; data: Record<string, unknown> };

/** What a notification speaks of as it is called now; null where nobody knows, or the reader does not any more. */
export type NamesNow = {
  who: string | null;
  home: string | null;
  choreName: string | null;
};

/** The chore's name as the home calls it. */
function nameOfChore({ data }: Entry, choreName: string | null, { builtInTemplates }: Words) {
  const id = data['choreType'];
  if (typeof id !== 'string') return undefined;
  return choreName === null ? undefined : translateTemplateName({ id, name: choreName }, builtInTemplates);
}

/** Names of templates that are kept with it, each beside its id; older ones are kept alone. */
function withTemplatesNamed(data: Entry['data'], { builtInTemplates }: Words): Entry['data'] {
  const { names, templateIds: ids } = data as { names?: string[]; templateIds?: string[] };
  if (!names || !ids) return data;
  return {
    ...data,
    names: names.map((name, at) => translateTemplateName({ id: ids[at] ?? '', name }, builtInTemplates)),
  };
}

/** Title and sentence of a notification in its reader's language, and the chore's name in it; undefined for a type that only a newer server knows. */
export function notificationIn(language: Language, entry: Entry, { who, home, choreName }: NamesNow) {
  const words = wordsIn(language);
  const chore = home === null ? undefined : nameOfChore(entry, choreName, words);
  const said = words.notificationWords(
    { type: entry.type, data: withTemplatesNamed(entry.data, words) },
    {
      who: who === null ? undefined : nameForReader(who, words.formerHousemate),
      home: home ?? undefined,
      chore,
    },
  );
  return said && { ...said, choreName: chore ?? null };
}
