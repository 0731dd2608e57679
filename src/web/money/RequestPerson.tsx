import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { Tone } from '#domain/homes.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';

export type PickablePerson = {
  userId: string;
  displayName: string;
  photoURL: string | null;
  tone: Tone;
};

type ChipProps = { person: PickablePerson; removeLabel: string; onRemove: () => void };

export const PersonChip = ({ person: { displayName, tone, photoURL }, removeLabel, onRemove }: ChipProps) => (
  <li className="flex max-w-full">
    {/* The whole chip, so that two stand side by side on a phone. */}
    <button
      type="button"
      onClick={onRemove}
      className="flex min-h-8 min-w-0 items-center gap-1.5 rounded-full bg-sunken pr-2 pl-1 text-left text-sm font-medium hover:bg-line pointer-coarse:min-h-10"
    >
      <Avatar name={displayName} tone={tone} photo={photoURL} size={24} />
      <span className="sr-only">{removeLabel}</span>
      <span aria-hidden className="min-w-0 leading-tight">
        {displayName}
      </span>
      <X size={14} aria-hidden className="shrink-0 text-ink2" />
    </button>
  </li>
);

type OptionProps = { id: string; person: PickablePerson; isActive: boolean; onPick: () => void };

/** A person in the list who can be chosen. */
export const PersonOption = ({
  id,
  person: { displayName, tone, photoURL },
  isActive,
  onPick,
}: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and takes the keys
  <div
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a select shows no face
    role="option"
    id={id}
    aria-selected={isActive}
    onClick={onPick}
    // Scrolls the active option into view.
    ref={isActive ? scrollToSee : undefined}
    className={clsx(
      'flex min-h-11 items-center gap-2.5 rounded-sm px-2.5 py-1 text-15 leading-tight font-medium hover:bg-sunken',
      isActive && 'bg-primary-soft! text-on-primary-soft',
    )}
  >
    <Avatar name={displayName} tone={tone} photo={photoURL} size={28} />
    <span className="min-w-0">{displayName}</span>
  </div>
);

const scrollToSee = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
