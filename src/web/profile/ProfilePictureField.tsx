import { Camera, CircleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import * as words from '#words/profile.ts';
import { pictureKinds } from '#words/files.ts';
import type { Progress } from '#web/profile/saving-profile.ts';
import { PICTURE_TYPES } from '#web/calls/upload.ts';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';

type ProfilePictureFieldProps = {
  state: 'kept' | 'chosen' | 'removed';
  error: string | undefined;
  /** A file is dragged over the page. */
  over: boolean;
  progress: Progress | undefined;
  busy: boolean;
  onChoose: (file: File) => void;
  /** Undefined if there is nothing to remove. */
  onRemove: (() => void) | undefined;
};

/** The controls beside the picture: choose another one, remove it, and their progress or error. */
export function ProfilePictureField({ onChoose, onRemove, busy, ...note }: ProfilePictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const remove = () => {
    // The button disappears with the picture.
    input.current?.focus();
    onRemove?.();
  };
  return (
    <div className="grid min-w-0 justify-items-start gap-1.5">
      <label
        className={buttonLook({
          variant: 'outline',
          size: 'small',
          className:
            'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        })}
      >
        <Camera size={17} aria-hidden />
        {words.changePicture}
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES}
          className="sr-only"
          disabled={busy}
          aria-describedby={noteId}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // So that the same file can be chosen again.
            target.value = '';
            if (file) onChoose(file);
          }}
        />
      </label>
      {onRemove && (
        <Button variant="ghost" size="small" className="-ml-px" sends onClick={busy ? undefined : remove}>
          {words.removePicture}
        </Button>
      )}
      <output className="text-sm leading-snug">
        <span id={noteId}>
          <Note {...note} />
        </span>
        {note.error === words.pictureProblems.PICTURE_INVALID && (
          <span className="mt-1 block text-pretty text-ink2">{pictureKinds}</span>
        )}
      </output>
    </div>
  );
}

type NoteProps = Pick<ProfilePictureFieldProps, 'state' | 'error' | 'over' | 'progress'>;

function Note({ state, error, over, progress }: NoteProps) {
  if (progress?.cut) return <span className="text-ink2">{words.cut}</span>;
  if (progress)
    return (
      <progress
        className="week-progress h-2 w-32"
        aria-label={words.sendingPicture}
        value={progress.sent}
        max={1}
      />
    );
  if (over) return <span className="font-semibold text-link">{words.dropNow}</span>;
  if (error !== undefined)
    return (
      <span className="flex items-start gap-1.5 font-medium text-danger">
        <CircleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
        <span className="min-w-0">{error}</span>
      </span>
    );
  if (state === 'chosen') return <span className="text-ink2">{words.chosen}</span>;
  if (state === 'removed') return <span className="text-ink2">{words.removed}</span>;
  return (
    <span className="text-ink2">
      {words.pictureHint}
      <span className="pointer-coarse:hidden">{words.orDrop}</span>
    </span>
  );
}
