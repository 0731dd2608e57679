import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Home } from '#contract/homes.ts';
import { nextSteps as words } from '#words/dashboard.ts';
import { copyInvite } from '#web/homes/copy-invite.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/section.tsx';

type Step = { title: string; text: string; done: boolean; action: ReactNode };

const SMALL = { size: 'small', className: 'mt-3 max-sm:w-full' } as const;

const toBoard = (label: string) => (
  <Link to="/chores" className={buttonLook(SMALL)}>
    {label}
  </Link>
);

/** Shown to whoever made the home until all three are done; only the first open one has a button. */
export function NextSteps({ home }: { home: Home }) {
  const { nextSteps, inviteLink } = home;
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
        <Button {...SMALL} onClick={() => void copyInvite(inviteLink)}>
          {words.inviteButton}
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
    <CardSection title={words.title} hint={words.progress(done, steps.length)}>
      <ol className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">
        {steps.map((step, index) => (
          <StepItem key={step.title} step={step} number={index + 1} isNext={index === next} />
        ))}
      </ol>
    </CardSection>
  );
}

function StepItem({ step, number, isNext }: { step: Step; number: number; isNext: boolean }) {
  return (
    <li className="flex gap-3" aria-current={isNext ? 'step' : undefined}>
      <span
        aria-hidden
        className={clsx(
          'grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold',
          step.done && 'bg-primary-soft text-on-primary-soft',
          isNext && 'bg-accent text-on-accent',
          !step.done && !isNext && 'bg-sunken text-ink2',
        )}
      >
        {step.done ? <Check size={17} strokeWidth={2.5} /> : number}
      </span>
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
