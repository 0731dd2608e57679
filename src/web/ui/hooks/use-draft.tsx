import { createContext, Suspense, use, useEffect, useRef, useState, type ComponentType } from 'react';

/** Storage key: this prefix, the member's id and the form's name. */
const PREFIX = 'draft ';
/** The same time as stored queries (offline/persistence-rules.ts). */
const DRAFT_MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/** The input that was sent last, and its id. */
type Attempt = { input: string; id: string };

/** `begin` is the form's initial values: a draft is not offered if they have changed since. */
type StoredDraft = { at: number; begin: string; values: object; attempt: Attempt | undefined };
type Typed = Pick<StoredDraft, 'begin' | 'attempt'> & { typed: string };

const nameOf = (member: string, of: string) => `${PREFIX}${member} ${of}`;
const isFresh = ({ at }: StoredDraft) => at + DRAFT_MAX_AGE_MS >= Date.now();

// If storage is unavailable (private window) or full, nothing is stored.
function tryStorage<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Returns a member's draft if the form still has the same initial values. */
const readDraft = (member: string, of: string, begin: string): StoredDraft | undefined =>
  tryStorage(() => {
    const draft = JSON.parse(localStorage.getItem(nameOf(member, of)) ?? 'null') as StoredDraft | null;
    return draft && draft.begin === begin && isFresh(draft) ? draft : undefined;
  });

/** `typed` is the values as JSON. */
const storeDraft = (member: string, of: string, { typed, ...draft }: Typed): void =>
  tryStorage(() => {
    const values = JSON.parse(typed) as object;
    localStorage.setItem(nameOf(member, of), JSON.stringify({ at: Date.now(), values, ...draft }));
  });

const forgetDraft = (member: string, of: string): void =>
  tryStorage(() => localStorage.removeItem(nameOf(member, of)));

/** Deletes all expired drafts, and those of everyone but `member`. */
export const forgetDraftsOfOthers = (member: string | undefined): void =>
  tryStorage(() => {
    for (const name of Object.keys(localStorage).filter((each) => each.startsWith(PREFIX))) {
      const isOfMember = member !== undefined && name.startsWith(nameOf(member, ''));
      const draft =
        isOfMember && tryStorage(() => JSON.parse(localStorage.getItem(name) ?? '') as StoredDraft);
      if (!draft || !isFresh(draft)) localStorage.removeItem(name);
    }
  });

export type DraftOffer = { at: number; goOn: () => void; discard: () => void };

/**
 * The member whose drafts this device stores, and the component that offers one. Undefined outside the frame, where it
 * is not certain who is signed in.
 */
export const Drafts = createContext<{ member: string; Offer: ComponentType<DraftOffer> } | undefined>(
  undefined,
);

/** `of` names the form, its home and what it edits. List secret fields in `except`: they are never stored. */
export type Draft<Values> = { of: string; except?: readonly (keyof Values & string)[] };

type DraftInput<Values> = {
  /** Null for a form without drafts. */
  draft: Draft<Values> | null;
  initial: Values;
  values: Values;
  setValues: (next: (before: Values) => Values) => void;
};

/**
 * The last attempt to send a form that got no answer. It is stored with the draft, so that sending it again uses the
 * same id.
 */
type LastAttempt = { read: () => Attempt | undefined; store: (attempt: Attempt | undefined) => void };

const textOf = (values: object, except: readonly string[] = []) =>
  JSON.stringify(Object.fromEntries(Object.entries(values).filter(([key]) => !except.includes(key))));

/**
 * Stores a form's values on this device on each change, because phones may discard the page at any moment. Offers them
 * when the form opens again (docs/product/everywhere.md 'Drafts').
 */
export function useDraft<Values extends object>({ draft, initial, values, setValues }: DraftInput<Values>) {
  const drafts = use(Drafts);
  const member = draft ? drafts?.member : undefined;
  const of = draft?.of ?? '';
  const begin = textOf(initial, draft?.except);
  const typed = textOf(values, draft?.except);
  const [found] = useState(() => (member === undefined ? undefined : readDraft(member, of, begin)));
  // Values that survived a reload (use-reload-safe-state.ts) are restored without an offer.
  const [offered, setOffered] = useState(typed === begin ? found : undefined);
  const attempt = useRef(typed === begin ? undefined : found?.attempt);
  const stored = useRef(typed);
  useEffect(() => {
    if (member === undefined || typed === stored.current) return;
    stored.current = typed;
    if (typed === begin) forgetDraft(member, of);
    else storeDraft(member, of, { begin, typed, attempt: attempt.current });
  }, [member, of, begin, typed]);
  const lastAttempt: LastAttempt = {
    read: () => attempt.current,
    store: (next) => {
      attempt.current = next;
      if (member !== undefined && next) storeDraft(member, of, { begin, typed, attempt: next });
    },
  };
  const forget = () => {
    setOffered(undefined);
    attempt.current = undefined;
    if (member !== undefined) forgetDraft(member, of);
  };
  const goOn = () => {
    setOffered(undefined);
    attempt.current = offered?.attempt;
    setValues((before) => ({ ...before, ...offered?.values }));
  };
  const Offer = drafts?.Offer;
  return {
    forget,
    lastAttempt,
    /** The element that offers the draft; goes above the fields. */
    draftOffer: offered && Offer && (
      <Suspense>
        <Offer at={offered.at} goOn={goOn} discard={forget} />
      </Suspense>
    ),
  };
}
