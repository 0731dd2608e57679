import { clsx } from 'clsx';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';

/** The texts of a card in a state. */
export type CardHead = {
  /** Above the heading, in the colour of the state. */
  sign?: ReactNode;
  title: string;
  text: string;
  /** The text is an answer, not advice. */
  answered?: boolean;
  hint?: string;
};

type ProofCardProps = CardHead & {
  /** A new state gets the focus and scrolls into view. */
  state: string;
  children?: ReactNode;
};

/** One state of the page. Heading and text stay the same elements, so that screen readers announce the change. */
export function ProofCard({ state, sign, title, text, answered, hint, children }: ProofCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    // The button that led here is removed. The bill stays in view if both fit.
    heading.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <section
      ref={card}
      aria-labelledby={id}
      aria-busy={state === 'verifying' || undefined}
      className="card flex min-w-0 scroll-my-4 flex-col gap-4 p-5 sm:gap-5 sm:p-7"
    >
      {sign}
      <div className="min-w-0">
        <h1
          ref={heading}
          id={id}
          tabIndex={-1}
          className={clsx(
            'leading-tight font-bold tracking-[-.02em] text-balance outline-none',
            // The instructions have to fit the first screen of a phone.
            state === 'upload' ? 'text-22 sm:text-26' : 'text-26',
          )}
        >
          {title}
        </h1>
        <output className="mt-1.5 grid gap-1 text-pretty text-ink2">
          <span className={clsx(answered && 'text-ink')}>
            <Amounts>{text}</Amounts>
          </span>
          {hint !== undefined && <span>{hint}</span>}
        </output>
      </div>
      {children}
    </section>
  );
}

const CARD_SIGNS = {
  done: 'bg-primary text-on-primary',
  good: 'bg-primary-soft text-on-primary-soft',
  waits: 'bg-warn-bg text-warn',
  bad: 'bg-bad-bg text-bad',
};

export const Sign = ({ look, children }: { look: keyof typeof CARD_SIGNS; children: ReactNode }) => (
  <span aria-hidden className={clsx('grid size-14 place-items-center rounded-full', CARD_SIGNS[look])}>
    {children}
  </span>
);
