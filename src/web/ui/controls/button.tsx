import { clsx } from 'clsx';
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useOffline } from '#web/ui/hooks/connection.ts';
import { Spinner } from '#web/ui/drawings/loading.tsx';
import { guardPlace } from '#web/ui/hooks/tap-guard.ts';

const BASE =
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md py-1 text-center font-semibold transition-colors select-none [&_svg]:shrink-0 ' +
  'pointer-coarse:min-h-11 disabled:cursor-default disabled:border-transparent disabled:bg-sunken disabled:text-ink3';
/** What cannot be pressed now and has no ground to be greyed. */
export const QUIET = 'cursor-default! text-ink3! no-underline!';
const GREY = 'cursor-default! text-ink3! border-transparent! bg-sunken!';
/** These stand in a row or a text as wide as their words, where a ground of grey would touch what is beside it. */
const GROUNDLESS: Partial<Record<ButtonVariant, string>> = {
  ghost: 'cursor-default! bg-transparent! opacity-55',
  dangerGhost: 'cursor-default! bg-transparent! opacity-55',
  link: QUIET,
};

const VARIANTS = {
  filled: 'bg-primary text-on-primary hover:bg-primary-hover',
  soft: 'bg-primary-soft text-on-primary-soft hover:[filter:brightness(.97)]',
  outline: 'border border-line bg-surface text-ink hover:bg-sunken',
  ghost: 'text-ink2 hover:bg-sunken hover:text-ink',
  warn: 'bg-warn-bg text-warn hover:[filter:brightness(.97)]',
  danger: 'bg-danger text-on-danger hover:[filter:brightness(.95)]',
  dangerOutline: 'border border-line bg-surface text-danger hover:bg-sunken',
  dangerGhost: 'text-danger hover:bg-sunken',
  link: 'text-link underline-offset-4 hover:underline',
};
const SIZES = {
  small: 'min-h-9 px-4 text-sm pointer-coarse:text-15',
  medium: 'min-h-[42px] px-5',
  large: 'min-h-[50px] px-6',
};

type ButtonVariant = keyof typeof VARIANTS;
type ButtonSize = keyof typeof SIZES;
export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
};

/** The classes of a button, for a link that leads somewhere and looks like one. */
export function buttonLook({ variant = 'filled', size = 'medium', className }: ButtonLook = {}): string {
  return clsx(BASE, VARIANTS[variant], SIZES[size], className);
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Stands before the words, 16 or 18 px; the spinner takes its place while busy. */
    icon?: ReactNode;
    /** Keeps colour, width and focus, shows the spinner and ignores clicks. Room for it is kept wherever this is given. */
    busy?: boolean | undefined;
    /** The words while busy; without it they stay. */
    busyText?: string | undefined;
    /**
     * Why it cannot be used: greys it, says why on hover and to screen readers, and leaves it in the Tab order. Where the
     * reason stands on the page, give `aria-disabled` and `aria-describedby` instead.
     */
    disabledReason?: string | undefined;
    /** Nothing comes of it without the server: off while that is not reached. Taken for granted of what submits or may be busy. */
    sends?: boolean | undefined;
    /** It acts at once: what takes its place is not tapped by mistake. Taken for granted of what may be busy and submits no form. */
    acts?: boolean | undefined;
  };

export function Button({
  variant,
  size,
  className,
  icon,
  busy,
  busyText,
  disabledReason,
  type = 'button',
  sends = busy !== undefined || type === 'submit',
  acts = busy !== undefined && type !== 'submit',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const offline = useOffline();
  const reason = disabledReason ?? (sends && !busy ? offline : undefined);
  const off = reason !== undefined || rest['aria-disabled'] === true;
  const inert = busy || off;
  // aria-disabled, not disabled: the button keeps the focus, and a second click or Enter still sends nothing
  const stop = (event: MouseEvent) => event.preventDefault();
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (acts) guardPlace(event);
    onClick?.(event);
  };
  return (
    <button
      type={type}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      aria-describedby={clsx(rest['aria-describedby'], reason !== undefined && reasonId) || undefined}
      title={reason ?? rest.title}
      onClick={inert ? stop : act}
      className={buttonLook({
        variant,
        size,
        className: clsx(
          off && (GROUNDLESS[variant ?? 'filled'] ?? GREY),
          busy && 'cursor-default',
          className,
        ),
      })}
    >
      {busy === undefined ? (
        <>
          {icon}
          {children}
        </>
      ) : (
        <span className="grid justify-items-center">
          <span className="inline-flex items-center gap-2">
            {busy ? <Spinner size={16} /> : icon}
            {busy ? (busyText ?? children) : children}
          </span>
          <BusyRoom text={busyText ?? children} />
        </span>
      )}
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </button>
  );
}

/** Holds the width of spinner and words open; its text is generated, so that nothing reads or finds it twice. */
function BusyRoom({ text }: { text: ReactNode }) {
  if (typeof text !== 'string') return null;
  return (
    <span
      aria-hidden
      data-text={text}
      className="invisible h-0 overflow-hidden pl-6 before:content-[attr(data-text)]"
    />
  );
}

/** The buttons that end a window or its form: cancel before the answer, at the right; on phones they share the width, as far as their words fit. */
export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-[1_1_6rem] max-sm:*:px-3">{children}</div>
);

type FoldButtonProps = {
  isOpen: boolean;
  /** The id of what it shows. */
  controls: string;
  /** What it does now: shows or hides that. */
  label: string;
  onToggle: () => void;
  className?: string;
};

/** Shows and hides what stands below it. */
export const FoldButton = ({ isOpen, controls, label, onToggle, className }: FoldButtonProps) => (
  <Button
    variant="ghost"
    size="small"
    className={clsx('px-2!', className)}
    icon={
      <ChevronDown size={17} aria-hidden className={clsx('transition-transform', isOpen && 'rotate-180')} />
    }
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
  >
    {label}
  </Button>
);
