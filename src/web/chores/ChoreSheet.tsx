import { Link } from '@tanstack/react-router';
import {
  ArrowLeftRight,
  CalendarArrowDown,
  CalendarArrowUp,
  Check,
  Clock,
  Feather,
  HandHelping,
  Hourglass,
  Repeat,
  Shuffle,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Home } from '#contract/homes.ts';
import type { Template } from '#contract/templates.ts';
import type { Day } from '#domain/days.ts';
import type { GraceStep } from '#domain/grace.ts';
import { swapPlace } from '#domain/places.ts';
import { badges, board, choreSheet as words, claim, grace, lateChores } from '#words/chores.ts';
import { dayHeading, shortDate } from '#words/days.ts';
import { addOnce as once } from '#words/once.ts';
import { howOften } from '#words/templates.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { ClaimButton } from '#web/chores/claiming.tsx';
import { ChoreTurn } from '#web/chores/ChoreTurn.tsx';
import { ThankButton, WhoDidIt } from '#web/chores/thanking.tsx';
import { RareAct, RemindButton } from '#web/chores/rare-chore-acts.tsx';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { Sheet, SheetBody, SheetFoot } from '#web/ui/windows/sheet.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { Skeleton } from '#web/ui/drawings/loading.tsx';

type Acts = {
  onComplete: () => void;
  onReopen: () => void;
  onRequestSwap: () => void;
  onLetGo: () => void;
  onRemind: () => void;
  onMove: (step: GraceStep) => void;
  onClaim: () => void;
  onEndClaim: () => void;
  onDelete: () => void;
};

/** A day to which the chore may move, and the names of the chores that move with it. */
type StepOffered = { step: GraceStep; to: Day; along: string[] };

type Props = Acts & {
  chore: BoardChore;
  /** Undefined if it was deleted. */
  template: Template | undefined;
  home: Home | undefined;
  today: Day;
  steps: readonly StepOffered[];
  /** Whether the chore may take these steps is not known yet. */
  areStepsLoading: boolean;
  open: boolean;
  hasHistoryEntry: boolean;
  onClose: () => void;
  focusAfter: () => HTMLElement | null | boolean;
};

/**
 * Shows everything about a chore and the actions that are possible (docs/product/board.md 'The chore sheet'). Load it
 * lazily.
 */
export function ChoreSheet({
  chore,
  template,
  home,
  today,
  steps,
  areStepsLoading,
  open,
  hasHistoryEntry,
  onClose,
  focusAfter,
  ...acts
}: Props) {
  return (
    <Sheet
      open={open}
      hasHistoryEntry={hasHistoryEntry}
      onClose={onClose}
      title={chore.name}
      closeLabel={words.close}
      focusAfter={focusAfter}
    >
      <SheetBody>
        <div className="grid grid-cols-1 gap-3.5">
          <p className="flex flex-wrap items-center gap-2.5 text-ink2">
            {chore.unsentNote ?? <Status state={chore.badge}>{badges[chore.badge]}</Status>}
            {dayHeading(chore.dueDate)}
            {chore.claimNote !== undefined && <span className="text-sm">{chore.claimNote}</span>}
            {chore.movedFrom && (
              <span className="text-sm">{board.movedFrom(shortDate(chore.movedFrom))}</span>
            )}
          </p>
          {template && (
            <div className="flex items-start gap-3.5">
              <Tile icon={chore.icon} size={48} />
              <p className="min-w-0 flex-1 self-center">{template.once ? once.hint : template.description}</p>
            </div>
          )}
          {template && <Facts template={template} />}
          <WhoDidIt chore={chore} home={home} />
          <ChoreTurn chore={chore} home={home} today={today} isOnce={template?.once !== undefined} />
          {(steps.length > 0 || chore.mayLetGo || chore.mayDelete || chore.claim === 'mine') && (
            <div>
              {steps.map(({ step, to, along }) =>
                areStepsLoading ? (
                  <Skeleton key={step} className="my-1 h-12" />
                ) : (
                  <RareAct
                    key={step}
                    icon={
                      step === 'later' ? (
                        <CalendarArrowDown size={20} aria-hidden />
                      ) : (
                        <CalendarArrowUp size={20} aria-hidden />
                      )
                    }
                    title={grace[step]}
                    means={grace.means(dayHeading(to), along)}
                    onAct={() => acts.onMove(step)}
                  />
                ),
              )}
              {chore.claim === 'mine' && (
                <RareAct
                  icon={<Undo2 size={20} aria-hidden />}
                  title={claim.giveBack}
                  means={claim.giveBackMeans(chore.claimedFor ?? board.someone)}
                  onAct={acts.onEndClaim}
                />
              )}
              {chore.mayDelete && (
                <RareAct
                  icon={<Trash2 size={20} aria-hidden />}
                  title={once.delete}
                  means={once.deleteMeans}
                  onAct={acts.onDelete}
                />
              )}
              {chore.mayLetGo && (
                <RareAct
                  icon={<Feather size={20} aria-hidden />}
                  title={lateChores.letGo}
                  means={words.letGoMeans}
                  onAct={acts.onLetGo}
                />
              )}
            </div>
          )}
          {chore.claim === 'offered' && <p className="px-1 text-sm text-ink2">{claim.means}</p>}
        </div>
      </SheetBody>
      {(chore.mayComplete || chore.mayReopen) && <Foot chore={chore} {...acts} />}
      {chore.thank !== 'none' && (
        <SheetFoot>
          <ThankButton chore={chore} />
        </SheetFoot>
      )}
      {(chore.remind !== 'none' || chore.claim === 'offered' || chore.claim === 'theirs') && (
        <SheetFoot>
          {chore.remind !== 'none' && (
            <RemindButton
              chore={chore}
              variant="ghost"
              className="px-2! max-sm:flex-auto!"
              onRemind={acts.onRemind}
            />
          )}
          {chore.claim === 'offered' && (
            <ClaimButton chore={chore} variant="filled" className="px-3!" onAct={acts.onClaim} />
          )}
          {chore.claim === 'theirs' && (
            <Button
              variant="outline"
              sends
              className="px-3!"
              aria-label={claim.takeBackOf(chore.name)}
              icon={<HandHelping size={16} aria-hidden />}
              onClick={acts.onEndClaim}
            >
              {claim.takeBack}
            </Button>
          )}
        </SheetFoot>
      )}
    </Sheet>
  );
}

/** One line: how long, how often, and whether its day is flexible. */
const Facts = ({ template }: { template: Template }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink2">
    <Fact icon={<Clock size={16} aria-hidden />}>{board.minutes(template.estimatedTime)}</Fact>
    <Fact icon={<Repeat size={16} aria-hidden />}>{howOften(template)}</Fact>
    {template.flexible && <Fact icon={<Shuffle size={16} aria-hidden />}>{words.flexible}</Fact>}
  </ul>
);

const Fact = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <li className="flex items-center gap-1.5">
    {icon}
    {children}
  </li>
);

function Foot({
  chore,
  onComplete,
  onReopen,
  onRequestSwap,
}: Pick<Acts, 'onComplete' | 'onReopen' | 'onRequestSwap'> & { chore: BoardChore }) {
  const { name } = chore;
  return (
    <SheetFoot>
      {chore.swap === 'offered' && (
        <Button
          variant="outline"
          className="px-3!"
          sends
          aria-label={board.requestSwapOf(name)}
          icon={<ArrowLeftRight size={16} aria-hidden />}
          onClick={onRequestSwap}
        >
          {board.requestSwap}
        </Button>
      )}
      {chore.swap === 'requested' && (
        <Link
          to="/swap-requests"
          hash={swapPlace(chore.swapRequestId ?? '')}
          aria-label={board.swapRequestedOf(name)}
          className={buttonLook({ variant: 'warn', className: 'px-3!' })}
        >
          <Hourglass size={16} aria-hidden />
          {board.swapRequested}
        </Link>
      )}
      {chore.mayComplete && (
        <Button
          className="px-3!"
          aria-label={board.markCompleteOf(name)}
          icon={<Check size={16} aria-hidden />}
          onClick={onComplete}
        >
          {board.markComplete}
        </Button>
      )}
      {chore.mayReopen && (
        <Button
          variant="outline"
          aria-label={board.undoOf(name)}
          icon={<Undo2 size={16} aria-hidden />}
          onClick={onReopen}
        >
          {board.undo}
        </Button>
      )}
    </SheetFoot>
  );
}
