import { useMutation } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { MailGroup } from '#domain/mail-groups.ts';
import { layout } from '#words/layout.ts';
import * as words from '#words/mail-choices.ts';
import { api, codeOf, messageOf } from '#web/api.ts';
import { BarePage } from '#web/pages/BarePage.tsx';
import { EnvelopeArt } from '#web/ui/art.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { LetterCard } from '#web/ui/letter-card.tsx';

const route = getRouteApi('/unsubscribe');

/** What the stop link of a letter opens. Nothing changes by opening it: mail programs look at links before their reader does. */
export function Unsubscribe() {
  const { token } = route.useSearch();
  const stopping = useMutation(api.mailChoices.unsubscribe.mutationOptions());
  const stop = () => stopping.mutate({ token });
  return (
    <BarePage>
      {stopping.isSuccess && <Stopped group={stopping.data.group} />}
      {stopping.isError && <NotStopped error={stopping.error} onAgain={stop} />}
      {(stopping.isIdle || stopping.isPending) && (
        <LetterCard ground="soft" art={<EnvelopeArt />} title={words.stopTitle} text={words.stopText}>
          <Button busy={stopping.isPending} busyText={words.stopping} onClick={stop}>
            {words.stop}
          </Button>
        </LetterCard>
      )}
    </BarePage>
  );
}

const Stopped = ({ group }: { group: MailGroup }) => (
  <LetterCard
    ground="soft"
    art={<EnvelopeArt />}
    title={words.stoppedTitle}
    text={words.groups[group].stopped}
    hint={words.stoppedHint}
  >
    <Link to="/profile" className={buttonLook({ variant: 'outline' })}>
      {words.goToProfile}
    </Link>
  </LetterCard>
);

/** A bad link is bad for ever; a server that was not reached may answer next time. */
function NotStopped({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const bad = codeOf(error) === 'LINK_INVALID';
  return (
    <LetterCard
      ground="plain"
      art={<EnvelopeArt refused />}
      title={bad ? words.invalidTitle : words.failedTitle}
      text={messageOf(error, words.noAnswer)}
      hint={bad ? words.invalidHint : undefined}
    >
      {bad ? (
        <Link to="/profile" className={buttonLook({ variant: 'outline' })}>
          {words.goToProfile}
        </Link>
      ) : (
        <Button variant="outline" onClick={onAgain}>
          {layout.tryAgain}
        </Button>
      )}
    </LetterCard>
  );
}
