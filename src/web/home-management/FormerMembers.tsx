import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import type { FormerMember, Home } from '#contract/homes.ts';
import { dayOf } from '#domain/days.ts';
import { plainDate } from '#words/days.ts';
import { members as words } from '#words/home-members.ts';
import { api } from '#web/calls/api.ts';
import { sayWhy } from '#web/homes/changes.ts';
import { HomePart } from '#web/home-management/HomePart.tsx';
import { PersonRow } from '#web/homes/PersonRow.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { knownZone } from '#web/ui/hooks/known-zone.ts';

/** Who left or was removed; somebody removed is barred until the administrator allows it again (docs/product/homes.md 'Former members'). */
export function FormerMembers({ home }: { home: Home }) {
  const id = useId();
  if (home.formerMembers.length === 0) return null;
  return (
    <HomePart id={id} title={words.former}>
      <ul>
        {home.formerMembers.map((person) => (
          <FormerMemberRow key={person.userId} home={home} person={person} />
        ))}
      </ul>
    </HomePart>
  );
}

function FormerMemberRow({ home, person }: { home: Home; person: FormerMember }) {
  const nameId = useId();
  const allowing = useMutation(
    api.homes.allowAgain.mutationOptions({
      onSuccess: () => {
        showToast({ kind: 'success', text: words.allowed(person.displayName) });
      },
      onError: sayWhy(words.allowFailed),
    }),
  );
  const day = plainDate(dayOf(person.leftAt, knownZone(home.settings.timeZone)));
  return (
    <PersonRow
      person={person}
      nameId={nameId}
      text={person.removed ? words.removedOn(day) : words.leftOn(day)}
    >
      {person.removed && (
        <Button
          variant="outline"
          size="small"
          aria-describedby={nameId}
          busy={allowing.isPending}
          onClick={() => allowing.mutate({ homeId: home.id, userId: person.userId })}
        >
          {words.allowAgain}
        </Button>
      )}
    </PersonRow>
  );
}
