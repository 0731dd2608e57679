import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Home } from '#contract/homes.ts';
import { nextSteps as words } from '#words/dashboard.ts';
import { hasShareSheet, shareInvite } from '#web/homes/share-invite.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/section.tsx';

/** The button that opened them is gone. */
const takeFocus = (list: HTMLOListElement | null) => list?.focus({ preventScroll: true });

type Step = { title: string; text: string; done: boolean; action: ReactNode };

const SMALL = { size: 'small', className: 'mt-3 max-sm:w-full' } as const;

const toBoard = (label: string) => (
  <Link to="/chores" className={buttonLook(SMALL)}>
    {label}
  </Link>
);

/** Shown to whoever made the home until all three are done; only the first open one has a button. On phones one line until it is opened. */
export function NextSteps({ home }: { home: Home }) {
  const { nextSteps, inviteLink } = home;
  const [isOpen, setIsOpen] = useState(false);
  if (!nextSteps) return null;
  const steps: Step[] = [
    {
      title: words.chores,
      text: words.choresText,
      done: nextSteps.sawChores,
      action: toBoard(words.choresButton),
    },
    {
      title: words.invite,
      text: words.inviteText,
      done: nextSteps.invited,
      // Who made the home may have handed it over: only its administrator has the link.
      action: inviteLink !== null && (
        <Button {...SMALL} onClick={() => void shareInvite(home.name, inviteLink)}>
          {hasShareSheet() ? words.shareButton : words.inviteButton}
        </Button>
      ),
    },
    {
      title: words.board,
      text: words.boardText,
      done: nextSteps.sawBoard,
      action: toBoard(words.boardButton),
    },
  ];
  const next = steps.findIndex((step) => !step.done);
  const done = steps.filter((step) => step.done).length;
  return (
    <>
      {!isOpen && (
        <section aria-label={words.title} className="sm:hidden">
          <button
            type="button"
            aria-expanded={false}
            className="card flex min-h-12 w-full items-center gap-3 px-3 py-2 text-left text-[15px]"
            onClick={() => setIsOpen(true)}
          >
            <StepNumber number={next + 1} look="bg-accent text-on-accent" />
            <span className="min-w-0 flex-1">
              <b className="font-[650]">{words.next(steps[next]?.title ?? '')}</b>{' '}
              <span className="text-ink2">{words.progress(done, steps.length)}</span>
            </span>
            <ChevronDown size={18} aria-hidden className="shrink-0 text-ink2" />
          </button>
        </section>
      )}
      <CardSection
        title={words.title}
        hint={words.progress(done, steps.length)}
        className={clsx(!isOpen && 'max-sm:hidden')}
      >
        <ol
          ref={isOpen ? takeFocus : undefined}
          tabIndex={-1}
          className="outline-none grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6"
        >
          {steps.map((step, index) => (
            <StepItem key={step.title} step={step} number={index + 1} isNext={index === next} />
          ))}
        </ol>
      </CardSection>
    </>
  );
}

function StepItem({ step, number, isNext }: { step: Step; number: number; isNext: boolean }) {
  return (
    <li className="flex gap-3" aria-current={isNext ? 'step' : undefined}>
      <StepNumber
        number={step.done ? <Check size={17} strokeWidth={2.5} /> : number}
        look={clsx(
          step.done && 'bg-primary-soft text-on-primary-soft',
          isNext && 'bg-accent text-on-accent',
          !step.done && !isNext && 'bg-sunken text-ink2',
        )}
      />
      <div className="min-w-0 flex-1 pt-1">
        <h3 className={clsx('leading-snug font-[650]', step.done && 'text-ink2')}>
          {step.title}
          {step.done && <span className="sr-only"> {words.done}</span>}
        </h3>
        {!step.done && <p className="text-sm text-ink2">{step.text}</p>}
        {isNext && step.action}
      </div>
    </li>
  );
}

const StepNumber = ({ number, look }: { number: ReactNode; look: string }) => (
  <span
    aria-hidden
    className={clsx('grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold', look)}
  >
    {number}
  </span>
);
