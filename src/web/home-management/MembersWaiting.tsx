import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { Home, JoinRequest } from '#contract/homes.ts';
import { dayOf } from '#domain/days.ts';
import { personPlace } from '#domain/places.ts';
import { plainDate } from '#words/days.ts';
import { sentences } from '#words/grammar.ts';
import { waiting as words } from '#words/homes.ts';
import { api } from '#web/calls/api.ts';
import { showFailure } from '#web/app/reauthentication.ts';
import { MEMBER_LIST, MemberRow } from '#web/home-management/MemberRow.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';
import { useStayingRows } from '#web/ui/hooks/use-staying-rows.ts';

type WaitingProps = {
  home: Home;
  /** Called because the row disappears together with the focus. */
  onAnswered: () => void;
};

/**
 * People who asked to join by the home's name; the server shows them only to the administrator (docs/product/homes.md 'Requests to join').
 */
export function MembersWaiting({ home, onAnswered }: WaitingProps) {
  const { rows, stay, hasLeft, isFolding } = useStayingRows(home.waiting, ({ userId }) => userId);
  if (rows.length === 0) return null;
  return (
    <Section
      title={words.title}
      count={home.waiting.length}
      hint={sentences([words.text, words.share(home.members.length + 1)])}
    >
      <ul className={MEMBER_LIST}>
        {rows.map((person) => (
          <WaitingRow
            key={person.userId}
            home={home}
            person={person}
            gone={hasLeft(person.userId)}
            isFolding={isFolding(person.userId)}
            onAnswer={(answer) => stay(person.userId, {}, answer)}
            onAnswered={onAnswered}
          />
        ))}
      </ul>
    </Section>
  );
}

type RowProps = WaitingProps & {
  person: JoinRequest;
  /** Already answered: the row stays only for a moment. */
  gone: boolean;
  isFolding: boolean;
  onAnswer: (answer: Promise<unknown>) => void;
};

function WaitingRow({ home, person, gone, isFolding, onAnswer, onAnswered }: RowProps) {
  const nameId = useId();
  const answered = (text: (name: string) => string) => () => {
    showToast({ kind: 'success', text: text(person.displayName) });
    onAnswered();
  };
  const accepting = useMutation(
    api.homes.acceptJoinRequest.mutationOptions({
      onSuccess: answered(words.accepted),
      onError: showFailure(words.acceptFailed),
    }),
  );
  const declining = useMutation(
    api.homes.declineJoinRequest.mutationOptions({
      onSuccess: answered(words.declined),
      onError: showFailure(words.declineFailed),
    }),
  );
  const busy = accepting.isPending || declining.isPending;
  const which = { homeId: home.id, userId: person.userId };
  return (
    <MemberRow
      person={person}
      place={personPlace(person.userId)}
      nameId={nameId}
      gone={gone}
      isFolding={isFolding}
      text={words.askedOn(plainDate(dayOf(person.askedAt, supportedZone(home.settings.timeZone))))}
    >
      <div className="flex gap-2 max-sm:w-full max-sm:justify-end">
        <Button
          variant="ghost"
          size="small"
          aria-describedby={nameId}
          busy={declining.isPending}
          onClick={() => busy || onAnswer(declining.mutateAsync(which))}
        >
          {words.decline}
        </Button>
        <Button
          variant="soft"
          size="small"
          aria-describedby={nameId}
          busy={accepting.isPending}
          onClick={() => busy || onAnswer(accepting.mutateAsync(which))}
        >
          {words.accept}
        </Button>
      </div>
    </MemberRow>
  );
}
