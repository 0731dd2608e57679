import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { CalendarDays, Check, ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { Home } from '#contract/homes.ts';
import { invitePlace } from '#domain/places.ts';
import { board } from '#words/chores.ts';
import { newcomer, nextSteps as words } from '#words/dashboard.ts';
import { dayHeading } from '#words/days.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { buttonLook } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { CardSection } from '#web/ui/layout/section.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

/** The button that opened the list is gone. */
const takeFocus = (list: HTMLOListElement | null) => list?.focus({ preventScroll: true });

type Place = { to: '/home-management/chores' | '/home-management/members' | '/chores'; hash?: string };
type Step = {
  title: string;
  text: string;
  done: boolean;
  button: string;
  /** Undefined if the reader cannot do it. */
  place: Place | undefined;
};

const stepsOf = ({ id, nextSteps, inviteLink }: Home, templates: number): Step[] =>
  nextSteps
    ? [
        {
          title: words.chores,
          text: words.choresText(templates),
          done: nextSteps.sawChores,
          button: words.choresButton,
          place: { to: '/home-management/chores' },
        },
        {
          title: words.invite,
          text: words.inviteText,
          done: nextSteps.invited,
          button: words.inviteButton,
          // The creator of the home may have made someone else administrator, and only the administrator has the invite
          // link.
          place: inviteLink === null ? undefined : { to: '/home-management/members', hash: invitePlace(id) },
        },
        {
          title: words.board,
          text: words.boardText,
          done: nextSteps.sawBoard,
          button: words.boardButton,
          place: { to: '/chores' },
        },
      ]
    : [];

type NextStepsProps = { home: Home; templates: number };

/**
 * Shown to the home's creator until all three steps are done; only the first open step has a button. On phones it is
 * folded to one line.
 */
export function DashboardNextSteps({ home, templates }: NextStepsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const steps = stepsOf(home, templates);
  const next = steps.findIndex((step) => !step.done);
  const nextStep = steps[next];
  if (!nextStep) return null;
  const progress = words.progress(steps.filter((step) => step.done).length, steps.length);
  return (
    <>
      {!isOpen && (
        <section aria-label={words.title} className="card flex items-center pr-1.5 sm:hidden">
          <FoldedStep step={nextStep} number={next + 1} progress={progress} />
          <IconButton label={words.showAll} aria-expanded={false} onClick={() => setIsOpen(true)}>
            <ChevronDown size={18} aria-hidden />
          </IconButton>
        </section>
      )}
      <CardSection title={words.title} hint={progress} className={clsx(!isOpen && 'max-sm:hidden')}>
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

type FoldedStepProps = { step: Step; number: number; progress: string };

/** On phones: the next step, with a link to where it is done. */
function FoldedStep({ step: { title, place }, number, progress }: FoldedStepProps) {
  const look = 'flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-lg px-3 py-1 text-15';
  const line = (
    <>
      <StepNumber number={number} look="bg-accent text-on-accent" />
      <span className="min-w-0 flex-1">
        <b className="block leading-tight font-[650]">{words.next(title)}</b>{' '}
        <span className="block text-13 text-ink2">{progress}</span>
      </span>
    </>
  );
  return place ? (
    <Link {...place} className={look}>
      {line}
    </Link>
  ) : (
    <div className={look}>{line}</div>
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
        {isNext && step.place && (
          <Link {...step.place} className={buttonLook({ size: 'small', className: 'mt-3 max-sm:w-full' })}>
            {step.button}
          </Link>
        )}
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

/** Shown to a newcomer until their first chore is due (docs/product/dashboard.md 'Lists of chores'). */
export function DashboardNewcomer({ home, first }: { home: Home; first: BoardChore }) {
  const titleId = useId();
  const { members, settings } = home;
  return (
    <section aria-labelledby={titleId} className="card @container p-3.5 sm:px-4">
      <div className="flex items-center gap-[13px]">
        <span className="@max-[15rem]:hidden">
          <Tile icon={first.icon} size={52} />
        </span>
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg leading-tight font-bold">
            {newcomer.title(first.name)}
          </h2>
          <FactsLine
            className="text-sm text-ink2"
            of={[dayHeading(first.dueDate), first.minutes !== undefined && board.minutes(first.minutes)]}
          />
        </div>
      </div>
      <p className="mt-2.5 text-sm">
        {settings.dealBy === 'turns' ? newcomer.turns(members.length) : newcomer.evenMinutes}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link
          to="/chores"
          search={{ tab: 'mine' }}
          className={buttonLook({ variant: 'soft', className: 'max-sm:flex-[1_0_auto]' })}
        >
          <CalendarDays size={16} aria-hidden />
          {newcomer.week}
        </Link>
        <Link to="/home-management/members" className={buttonLook({ variant: 'ghost' })}>
          {newcomer.people}
        </Link>
      </div>
    </section>
  );
}
