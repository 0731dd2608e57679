import { Check } from 'lucide-react';
import type { Home } from '#contract/homes.ts';
import { swapDialog as words } from '#words/swap-dialog.ts';
import { GroupField } from '#web/swaps/GroupField.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';

type Props = {
  name: string;
  value: string;
  onChange: (userId: string) => void;
  error?: string | undefined;
  people: Home['members'];
  /** Who is away on the chore's day. */
  away: ReadonlySet<string> | undefined;
};

/** The housemates as faces to tap, one to be chosen. */
export const HousemateFaces = ({ name, value, onChange, error, people, away }: Props) => (
  <GroupField label={words.housemate} required error={error}>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(76px,6.5rem)),1fr))] gap-2">
      {people.map(({ userId, displayName, tone, photoURL }, index) => (
        <label
          key={userId}
          className="relative flex min-w-0 flex-col items-center gap-1.5 rounded-md border border-line px-1 pt-2.5 pb-2 text-center has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-checked:[box-shadow:0_0_0_1px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={userId}
            checked={value === userId}
            data-autofocus={index === 0 || undefined}
            onChange={() => onChange(userId)}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] opacity-0"
          />
          <Avatar name={displayName} tone={tone} photo={photoURL} size={40} />
          <span className="w-full text-sm leading-tight font-medium">{displayName}</span>
          {away?.has(userId) && <span className="-mt-1 text-xs text-ink2">{words.away}</span>}
          <span
            aria-hidden
            className="absolute top-1.5 right-1.5 hidden size-5 place-items-center rounded-full bg-primary text-on-primary peer-checked:grid"
          >
            <Check size={14} />
          </span>
        </label>
      ))}
    </div>
  </GroupField>
);
