import type { Me } from '#contract/users.ts';
import * as words from '#words/two-step.ts';
import type { TwoStepAct } from '#web/profile/ProfileTwoStepDialog.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { CardSection } from '#web/ui/layout/section.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';

const ProfileTwoStepDialog = lazyWindow(
  () => import('#web/profile/ProfileTwoStepDialog.tsx'),
  'ProfileTwoStepDialog',
);

/** Two-step sign-in: a code from an app as the second step (docs/product/accounts.md 'Two-step sign-in'). */
export function ProfileTwoStepCard(props: { me: Me }) {
  const { opening, open, close } = useOpening<TwoStepAct>();
  const { recoveryCodesLeft } = props.me;
  const opens = (act: TwoStepAct) => ({
    variant: 'outline' as const,
    size: 'small' as const,
    sends: true,
    'aria-haspopup': 'dialog' as const,
    onClick: () => open(act),
  });
  return (
    <CardSection title={words.twoStepTitle}>
      <p className="-mt-1 text-sm leading-snug text-pretty text-ink2">
        {recoveryCodesLeft === null ? words.off : words.on(recoveryCodesLeft)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {recoveryCodesLeft === null ? (
          <Button {...opens('setUp')}>{words.setUp}</Button>
        ) : (
          <>
            <Button {...opens('renew')}>{words.newCodes}</Button>
            <Button {...opens('end')} variant="dangerOutline">
              {words.turnOff}
            </Button>
          </>
        )}
      </div>
      <ProfileTwoStepDialog opening={opening} onClose={close} act={opening.about ?? 'setUp'} {...props} />
    </CardSection>
  );
}
