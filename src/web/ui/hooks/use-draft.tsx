import { createContext, Suspense, use, useEffect, useRef, useState, type ComponentType } from 'react';

/** Before the member's id and what is drafted. */
const PREFIX = 'draft ';
/** As long as what was read stays on a device (offline/kept-rules.ts). */
const DRAFT_KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** What was sent last, and the id that it was sent with. */
type Attempt = { input: string; id: string };

/** `begin` is what the form began with: a draft of what has changed since is offered no more. */
type KeptDraft = { at: number; begin: string; values: object; attempt: Attempt | undefined };
type Typed = Pick<KeptDraft, 'begin' | 'attempt'> & { typed: string };

const nameOf = (member: string, of: string) => `${PREFIX}${member} ${of}`;
const isYoung = ({ at }: KeptDraft) => at + DRAFT_KEPT_MS >= Date.now();

// Where storage is refused (private window) or full, nothing is kept.
function tryStorage<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Returns what a member left unfinished, if the form still begins as it did then. */
const readDraft = (member: string, of: string, begin: string): KeptDraft | undefined =>
  tryStorage(() => {
    const draft = JSON.parse(localStorage.getItem(nameOf(member, of)) ?? 'null') as KeptDraft | null;
    return draft && draft.begin === begin && isYoung(draft) ? draft : undefined;
  });

/** `typed` is the values as JSON. */
const keepDraft = (member: string, of: string, { typed, ...draft }: Typed): void =>
  tryStorage(() => {
    const values = JSON.parse(typed) as object;
    localStorage.setItem(nameOf(member, of), JSON.stringify({ at: Date.now(), values, ...draft }));
  });

const forgetDraft = (member: string, of: string): void =>
  tryStorage(() => localStorage.removeItem(nameOf(member, of)));

/** Deletes the drafts of everybody but `member`, and the old ones. */
export const forgetDraftsOfOthers = (member: string | undefined): void =>
  tryStorage(() => {
    for (const name of Object.keys(localStorage).filter((each) => each.startsWith(PREFIX))) {
      const isOwn = member !== undefined && name.startsWith(nameOf(member, ''));
      const draft = isOwn && tryStorage(() => JSON.parse(localStorage.getItem(name) ?? '') as KeptDraft);
      if (!draft || !isYoung(draft)) localStorage.removeItem(name);
    }
  });

export type DraftOffer = { at: number; goOn: () => void; discard: () => void };

/** Whose drafts this device keeps, and what offers one back; undefined outside the frame, where nobody is signed in for certain. */
export const Drafts = createContext<{ member: string; Offer: ComponentType<DraftOffer> } | undefined>(
  undefined,
);

/** `of` names the form, and the home and the thing that it is about. Secret fields go into `except`, and are kept nowhere. */
export type Draft<Values> = { of: string; except?: readonly (keyof Values & string)[] };

type Kept<Values> = {
  /** Null for a form that keeps none. */
  draft: Draft<Values> | null;
  initial: Values;
  values: Values;
  setValues: (next: (before: Values) => Values) => void;
};

/** What was sent last from a form, if no answer came. It lies with the draft: sent again from there, it is the same. */
type LastAttempt = { read: () => Attempt | undefined; keep: (attempt: Attempt | undefined) => void };

const textOf = (values: object, except: readonly string[] = []) =>
  JSON.stringify(Object.fromEntries(Object.entries(values).filter(([key]) => !except.includes(key))));

/**
 * Keeps what is typed in a form on this device with each change, since a phone may discard the page at any moment, and offers it back when
 * the form opens again (docs/product/everywhere.md 'Drafts').
 */
export function useDraft<Values extends object>({ draft, initial, values, setValues }: Kept<Values>) {
  const drafts = use(Drafts);
  const member = draft ? drafts?.member : undefined;
  const of = draft?.of ?? '';
  const begin = textOf(initial, draft?.except);
  const typed = textOf(values, draft?.except);
  const [found] = useState(() => (member === undefined ? undefined : readDraft(member, of, begin)));
  // What outlived a reload (use-reloaded.ts) is there again without being offered.
  const [offered, setOffered] = useState(typed === begin ? found : undefined);
  const attempt = useRef(typed === begin ? undefined : found?.attempt);
  const kept = useRef(typed);
  useEffect(() => {
    if (member === undefined || typed === kept.current) return;
    kept.current = typed;
    if (typed === begin) forgetDraft(member, of);
    else keepDraft(member, of, { begin, typed, attempt: attempt.current });
  }, [member, of, begin, typed]);
  const lastAttempt: LastAttempt = {
    read: () => attempt.current,
    keep: (next) => {
      attempt.current = next;
      if (member !== undefined && next) keepDraft(member, of, { begin, typed, attempt: next });
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
    /** What offers back what was left unfinished; goes above the fields. */
    draftOffer: offered && Offer && (
      <Suspense>
        <Offer at={offered.at} goOn={goOn} discard={forget} />
      </Suspense>
    ),
  };
}
