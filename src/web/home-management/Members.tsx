import { useMutation } from '@tanstack/react-query';
import { UserMinus } from 'lucide-react';
import { useId } from 'react';
import type { FormerMember, Home, Member } from '#contract/homes.ts';
import { dayOf } from '#domain/days.ts';
import { mayRemove } from '#domain/homes.ts';
import { personPlace } from '#domain/places.ts';
import { plainDate } from '#words/days.ts';
import { members as words, provingForOthers as forOthers, removalCloses } from '#words/home-management.ts';
import { homePage } from '#words/homes.ts';
import { api, calls } from '#web/calls/api.ts';
import { withReauthentication, showFailure } from '#web/app/reauthentication.ts';
import { HomeLeavingNote } from '#web/homes/HomeLeavingNote.tsx';
import { MEMBER_LIST, MemberRow } from '#web/home-management/MemberRow.tsx';
import { useMe } from '#web/app/session.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { LazyQuestion, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';
import { Button } from '#web/ui/controls/button.tsx';

export function Members({ home }: { home: Home }) {
  const me = useMe();
  const zone = supportedZone(home.settings.timeZone);
  return (
    <Section title={words.title}>
      <ul className={MEMBER_LIST}>
        {home.members.map((member) => (
          <MemberRow
            key={member.userId}
            person={member}
            place={personPlace(member.userId)}
            aside={member.userId === me.id ? words.you : undefined}
            text={words.since(
              member.isAdministrator ? 'administrator' : 'member',
              plainDate(dayOf(member.joinedAt, zone)),
            )}
          >
            {mayRemove(home.role, me.id, member.userId) && <RemoveButton home={home} member={member} />}
          </MemberRow>
        ))}
      </ul>
    </Section>
  );
}

function RemoveButton({ home, member }: { home: Home; member: Member }) {
  const { id: homeId } = home;
  const { findByName } = home.settings;
  const question = useOpening();
  const removing = useMutation(
    api.homes.removeMember.mutationOptions({
      mutationFn: (asked) =>
        withReauthentication((proof) => calls.homes.removeMember({ ...asked, ...proof }), {
          text: forOthers,
          label: words.removeYes,
          failed: words.removeFailed,
          danger: true,
        }),
      onSuccess: () => showToast({ kind: 'success', text: words.removed }),
      onError: showFailure(words.removeFailed),
    }),
  );
  const label = words.remove(member.displayName);
  return (
    <>
      <IconButton
        className="-mr-2"
        label={label}
        title={label}
        {...LazyQuestion.preloadProps}
        onClick={() => question.open()}
      >
        <UserMinus size={18} aria-hidden />
      </IconButton>
      <LazyQuestion
        opening={question.opening}
        onClose={question.close}
        title={words.removeTitle(member.displayName)}
        yes={words.removeYes}
        cancel={homePage.cancel}
        danger
        busy={removing.isPending}
        onYes={() => removing.mutateAsync({ homeId, userId: member.userId })}
      >
        <HomeLeavingNote
          homeId={homeId}
          userId={member.userId}
          text={words.removeText}
          amounts={words.removeAmounts}
          textUnknown={words.removeTextUnknown}
        />
        <p className="mt-2">{removalCloses(findByName)}</p>
      </LazyQuestion>
    </>
  );
}

/**
 * Members who left or were removed. A removed member cannot join again until the administrator allows it
 * (docs/product/homes.md 'Former members').
 */
export function FormerMembers({ home }: { home: Home }) {
  if (home.formerMembers.length === 0) return null;
  return (
    <Section title={words.former}>
      <ul className={MEMBER_LIST}>
        {home.formerMembers.map((person) => (
          <FormerMemberRow key={person.userId} home={home} person={person} />
        ))}
      </ul>
    </Section>
  );
}

function FormerMemberRow({ home, person }: { home: Home; person: FormerMember }) {
  const nameId = useId();
  const allowing = useMutation(
    api.homes.allowAgain.mutationOptions({
      onSuccess: () => {
        showToast({ kind: 'success', text: words.allowed(person.displayName) });
      },
      onError: showFailure(words.allowFailed),
    }),
  );
  const day = plainDate(dayOf(person.leftAt, supportedZone(home.settings.timeZone)));
  return (
    <MemberRow
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
    </MemberRow>
  );
}
