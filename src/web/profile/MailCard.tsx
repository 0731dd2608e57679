import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Me } from '#contract/users.ts';
import { MAIL_GROUPS, type MailGroup } from '#domain/mail-groups.ts';
import * as words from '#words/mail-choices.ts';
import { calls, messageOf } from '#web/api.ts';
import { changeCachedProfile } from '#web/profile/cached-profile.ts';
import { sessionQuery } from '#web/session.tsx';
import { CardSection } from '#web/ui/section.tsx';
import { SwitchRow } from '#web/ui/switch.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useSent } from '#web/use-sent.ts';

type Choice = { group: MailGroup; wanted: boolean };

const after = (unwanted: readonly MailGroup[], { group, wanted }: Choice): MailGroup[] => {
  const others = unwanted.filter((each) => each !== group);
  return wanted ? others : [...others, group];
};

/** The choices with what is on its way laid over them: a refused one falls back by itself. */
function useMailChoices(me: Me) {
  const queries = useQueryClient();
  const { sent, begin, settle } = useSent<Choice>();
  const saving = useMutation({
    // One after the other, each upon what the one before it left.
    scope: { id: 'mail-choices' },
    mutationFn: (choice: Choice) => {
      const kept = queries.getQueryData(sessionQuery.queryKey)?.user?.unwantedMail ?? me.unwantedMail;
      return calls.mailChoices.setMailChoices({ unwanted: after(kept, choice) });
    },
    onSuccess: ({ unwanted }) => changeCachedProfile(queries, { unwantedMail: unwanted }),
    onError: (error) => showToast({ kind: 'error', text: messageOf(error, words.failed) }),
    onSettled: (_unwanted, _error, choice) => settle(choice),
  });
  const choose = (choice: Choice) => {
    begin(choice);
    saving.mutate(choice);
  };
  return { unwanted: sent.reduce<MailGroup[]>(after, me.unwantedMail), choose };
}

/** Which letters somebody wants, kept at once. */
export function MailCard({ me }: { me: Me }) {
  const { unwanted, choose } = useMailChoices(me);
  return (
    <CardSection title={words.title} hint={words.hint}>
      <div className="-my-1 divide-y divide-line">
        {MAIL_GROUPS.map((group) => (
          <SwitchRow
            key={group}
            label={words.groups[group].title}
            hint={words.groups[group].hint}
            checked={!unwanted.includes(group)}
            onChange={(wanted) => choose({ group, wanted })}
          />
        ))}
      </div>
      <p className="mt-3 text-sm text-ink2">{words.always}</p>
    </CardSection>
  );
}
