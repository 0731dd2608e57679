import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Home, MovingOutList } from '#contract/homes.ts';
import { mayLeave } from '#domain/homes.ts';
import type { Sen } from '#domain/money.ts';
import { homeList } from '#words/homes.ts';
import { sentences } from '#words/grammar.ts';
import { leavingNow as words, ownRole } from '#words/moving-out.ts';
import { myData } from '#words/my-data.ts';
import { layout } from '#words/layout.ts';
import { api } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { refetchTopics } from '#web/calls/queries.ts';
import { download } from '#web/calls/download.ts';
import { HandOverForm } from '#web/home-management/HandOverForm.tsx';
import type { Left } from '#web/moving-out/Goodbye.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Spinner } from '#web/ui/drawings/loading.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

type QuestionProps = {
  home: Home;
  movingOut: MovingOutList;
  owes: Sen;
  owed: Sen;
  onLeft: (left: Left) => void;
};

/** The page's one question: the administrator first hands over (docs/product/moving-out.md 'Leaving'). */
export function LeavingQuestion({ home, ...facts }: QuestionProps) {
  if (mayLeave(home.role)) return <LeaveNow home={home} {...facts} />;
  if (home.members.length === 1)
    return (
      <Question title={words.title(home.name)} text={ownRole.alone}>
        <div className={ANSWERS}>
          <Stay />
          <Link to="/home-management/settings" className={buttonLook({ variant: 'soft' })}>
            {layout.homeManagement}
          </Link>
        </div>
      </Question>
    );
  return (
    <Question title={ownRole.title}>
      <HandOverForm
        home={home}
        text={ownRole.text}
        beside={<Stay />}
        onDone={() => document.getElementById(QUESTION)?.focus({ preventScroll: true })}
      />
    </Question>
  );
}

const QUESTION = 'moving-out-question';
const ANSWERS = 'mt-3.5 flex flex-wrap gap-2 *:flex-[1_1_7rem]';

type CardProps = { title: string; text?: string; children: ReactNode };

function Question({ title, text, children }: CardProps) {
  const titleId = useId();
  return (
    <section
      id={QUESTION}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="card mt-3.5 min-w-0 p-4 outline-none"
    >
      <h2 id={titleId} className="mb-1 text-19 leading-snug font-bold">
        {title}
      </h2>
      {text && (
        <p className="text-15 text-ink2">
          <Amounts>{text}</Amounts>
        </p>
      )}
      {children}
    </section>
  );
}

const Stay = () => (
  <Link to="/home-management" className={buttonLook({ variant: 'outline' })}>
    {words.stay}
  </Link>
);

function LeaveNow({ home, movingOut: { repeating, lateChores }, owes, owed, onLeft }: QuestionProps) {
  const leaving = useMutation(
    api.homes.leaveHome.mutationOptions({
      onSuccess: () => {
        onLeft({ home: home.name, owes, owed });
        showToast({ kind: 'success', text: homeList.left });
      },
      onError: (error) => showToast(failureOf(error, homeList.leaveFailed)),
    }),
  );
  const isOpen = owes + owed > 0;
  const texts = [
    ...(isOpen ? [words.moneyStays({ owes, owed })] : []),
    ...(repeating > 0 ? [words.repeating(repeating)] : []),
    ...(lateChores > 0 ? [words.late(lateChores)] : []),
    words.told,
  ];
  return (
    <Question title={isOpen ? words.titleOpen : words.title(home.name)} text={sentences(texts)}>
      <div className={ANSWERS}>
        <Stay />
        <Button variant="danger" busy={leaving.isPending} onClick={() => leaving.mutate({ homeId: home.id })}>
          {words.leave}
        </Button>
      </div>
    </Question>
  );
}

/** 'Download my data', as on the profile (docs/product/moving-out.md 'My data'). */
export function OwnData() {
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: () => download('/api/my-data.json'),
    // Refetches the day of the last download.
    onSuccess: () => refetchTopics(queries, ['home']),
    onError: (error) => showToast(failureOf(error, myData.failed)),
  });
  return (
    <IconButton
      sends
      label={myData.label}
      title={myData.label}
      busy={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {saving.isPending ? <Spinner size={18} /> : <Download size={19} aria-hidden />}
    </IconButton>
  );
}
