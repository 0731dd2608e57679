import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { Me } from '#contract/users.ts';
import type { Tone } from '#domain/homes.ts';
import { DISPLAY_NAME_MAX } from '#domain/users.ts';
import { displayNameLabel, displayNameMessage, emailLabel, saving } from '#words/accounts.ts';
import * as words from '#words/profile.ts';
import { ProfilePictureField } from '#web/profile/ProfilePictureField.tsx';
import { usePicture, useSaving, type PictureChange } from '#web/profile/saving-profile.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { withoutKeyboard } from '#web/ui/hooks/screen.ts';
import { useDroppedFile } from '#web/ui/hooks/files.ts';
import { useForm } from '#web/ui/controls/use-form.ts';

const ProfileEmailDialog = lazyWindow(
  () => import('#web/profile/ProfileEmailDialog.tsx'),
  'ProfileEmailDialog',
);

type EditProfileProps = { me: Me; tone: Tone; onDone: () => void };

const showError = (text: string) => {
  showToast({ kind: 'error', text });
};

function photoAfter(change: PictureChange, me: Me) {
  if (change === 'removed') return { photo: null, state: 'removed' } as const;
  return change
    ? ({ photo: change.url, state: 'chosen' } as const)
    : { photo: me.photoURL, state: 'kept' as const };
}

export function EditProfile({ me, tone, onDone }: EditProfileProps) {
  const emailDialog = useOpening();
  const [pictureError, setPictureError] = useState<string>();
  const { form, values, field, submit, draftOffer, forgetDraft } = useForm({
    initial: { displayName: me.displayName },
    draft: { of: 'profile' },
    rules: { displayName: displayNameMessage },
  });
  useEffect(() => {
    // Not if a row has the focus: after a change of language the form opens again with the page.
    if (document.activeElement !== document.body) return;
    const name = form.current?.querySelector<HTMLInputElement>('[autocomplete=name]');
    withoutKeyboard(name, form.current)?.focus();
  }, [form]);
  const refusePicture = (text: string) => {
    setPictureError(text);
    showError(text);
  };
  const picture = usePicture(refusePicture);
  const profile = useSaving(me, {
    onDone,
    onPictureSaved: picture.reset,
    onPictureRefused: refusePicture,
    onNameRefused: showError,
  });
  const choose = (file: File) => {
    if (profile.saving) return;
    setPictureError(undefined);
    picture.choose(file);
  };
  const remove = () => {
    setPictureError(undefined);
    if (me.photoURL === null) picture.reset();
    else picture.remove();
  };
  const cancel = () => {
    profile.stop();
    forgetDraft();
    onDone();
  };
  const over = useDroppedFile(choose);
  const { photo, state } = photoAfter(picture.change, me);
  const send = ({ displayName }: { displayName: string }) =>
    profile.save({ displayName, picture: picture.change });
  return (
    <>
      <form
        ref={form}
        tabIndex={-1}
        noValidate
        onSubmit={submit(send, showError)}
        className={clsx(
          'card p-3.5 phone:-mt-2 sm:p-6',
          over && 'outline-2 outline-offset-2 outline-primary outline-dashed',
        )}
      >
        <div className="grid max-w-xl grid-cols-1 gap-4">
          {draftOffer}
          <div className="flex flex-wrap items-center gap-4">
            <Avatar name={values.displayName} photo={photo} tone={tone} size={72} />
            <ProfilePictureField
              state={state}
              error={pictureError}
              over={over}
              progress={profile.progress}
              busy={profile.saving}
              onChoose={choose}
              onRemove={photo === null ? undefined : remove}
            />
          </div>
          <TextField
            label={displayNameLabel}
            placeholder={words.namePlaceholder}
            autoComplete="name"
            maxLength={DISPLAY_NAME_MAX}
            {...field('displayName')}
          />
          <TextField
            label={emailLabel}
            aside={
              <Button
                variant="link"
                size="small"
                className="-my-2 px-0!"
                aria-label={words.changeEmail}
                aria-haspopup="dialog"
                {...ProfileEmailDialog.preloadProps}
                onClick={() => emailDialog.open()}
              >
                {words.change}
              </Button>
            }
            value={me.email}
            readOnly
          />
          <div className="flex flex-wrap gap-3 *:flex-[1_1_6rem] *:px-3">
            <Button variant="outline" onClick={cancel}>
              {words.cancel}
            </Button>
            <Button type="submit" busy={profile.saving} busyText={saving}>
              {words.save}
            </Button>
          </div>
        </div>
      </form>
      {/* Outside the form, which would hear its submit. */}
      <ProfileEmailDialog opening={emailDialog.opening} onClose={emailDialog.close} me={me} />
    </>
  );
}
