/** Before the member's id and what is drafted. */
const PREFIX = 'draft ';
/** As long as what was read stays on a device (offline/kept-rules.ts). */
const DRAFT_KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** What was sent last, and the id that it was sent with. */
export type Attempt = { input: string; id: string };

/** `begin` is what the form began with: a draft of what has changed since is offered no more. */
type Draft = { at: number; begin: string; values: object; attempt: Attempt | undefined };
type Typed = Pick<Draft, 'begin' | 'attempt'> & { typed: string };

const nameOf = (member: string, of: string) => `${PREFIX}${member} ${of}`;
const isYoung = ({ at }: Draft) => Date.now() - at < DRAFT_KEPT_MS;

// Where storage is refused (private window) or full, nothing is kept.
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Returns what a member left unfinished, if the form still begins as it did then. */
export const readDraft = (member: string, of: string, begin: string): Draft | undefined =>
  attempt(() => {
    const draft = JSON.parse(localStorage.getItem(nameOf(member, of)) ?? 'null') as Draft | null;
    return draft && draft.begin === begin && isYoung(draft) ? draft : undefined;
  });

/** `typed` is the values as JSON. */
export const keepDraft = (member: string, of: string, { typed, ...draft }: Typed): void =>
  attempt(() => {
    const values = JSON.parse(typed) as object;
    localStorage.setItem(nameOf(member, of), JSON.stringify({ at: Date.now(), values, ...draft }));
  });

export const forgetDraft = (member: string, of: string): void =>
  attempt(() => localStorage.removeItem(nameOf(member, of)));

/** Deletes the drafts of everybody but `member`, and the old ones. */
export const forgetDraftsOfOthers = (member: string | undefined): void =>
  attempt(() => {
    for (const name of Object.keys(localStorage).filter((each) => each.startsWith(PREFIX))) {
      const isOwn = member !== undefined && name.startsWith(nameOf(member, ''));
      const draft = isOwn && attempt(() => JSON.parse(localStorage.getItem(name) ?? '') as Draft);
      if (!draft || !isYoung(draft)) localStorage.removeItem(name);
    }
  });
