import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

type FaceRadioProps = {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  /** It gets the focus when the window opens. */
  takesFocus?: boolean;
  face: ReactNode;
  label: string;
  note?: ReactNode;
};

/** One person, or another choice, of a radio group of pictures. */
export const FaceRadio = ({
  name,
  value,
  isChosen,
  onChoose,
  takesFocus = false,
  face,
  label,
  note,
}: FaceRadioProps) => (
  <label className="relative flex min-w-0 flex-col items-center gap-1.5 rounded-md border border-line px-1 pt-2.5 pb-2 text-center has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-checked:[box-shadow:0_0_0_1px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-focus">
    <input
      type="radio"
      name={name}
      value={value}
      checked={isChosen}
      data-autofocus={takesFocus || undefined}
      onChange={onChoose}
      className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] opacity-0"
    />
    {face}
    <span className="w-full text-sm leading-tight font-medium">{label}</span>
    {note && <span className="-mt-1 text-xs text-ink2">{note}</span>}
    <span
      aria-hidden
      className="absolute top-1.5 right-1.5 hidden size-5 place-items-center rounded-full bg-primary text-on-primary peer-checked:grid"
    >
      <Check size={14} />
    </span>
  </label>
);
