import { clsx } from 'clsx';
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useOffline } from '#web/ui/hooks/connection.ts';
import { Spinner } from '#web/ui/drawings/loading.tsx';
import { guardPlace } from '#web/ui/hooks/tap-guard.ts';

const BASE =
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md py-1 text-center font-semibold transition-colors select-none [&_svg]:shrink-0 ' +
  'pointer-coarse:min-h-11 disabled:cursor-default disabled:border-transparent disabled:bg-sunken disabled:text-ink3';
/** For a disabled control without a background to turn grey. */
export const QUIET = 'cursor-default! text-ink3! no-underline!';
const GREY = 'cursor-default! text-ink3! border-transparent! bg-sunken!';
/** These are as wide as their label, in a row or in text: a grey background would touch what is beside it. */
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

/** Returns the classes of a button, for a link that looks like one. */
export function buttonLook({ variant = 'filled', size = 'medium', className }: ButtonLook = {}): string {
  return clsx(BASE, VARIANTS[variant], SIZES[size], className);
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Before the label, 16 or 18 px; the spinner replaces it while busy. */
    icon?: ReactNode;
    /**
     * Keeps colour, width and focus, shows the spinner and ignores clicks. Defining it reserves room for the spinner.
     */
    busy?: boolean | undefined;
    /** The label while busy; it stays the same if undefined. */
    busyText?: string | undefined;
    /**
     * Why it is disabled: the button turns grey, shows the reason on hover and to screen readers, and stays in the Tab
     * order. If the reason is on the page, set `aria-disabled` and `aria-describedby` instead.
     */
    disabledReason?: string | undefined;
    /**
     * It needs the server, so it is disabled while the server is not reached. Default for buttons that submit or can be
     * busy.
     */
    sends?: boolean | undefined;
    /**
     * It acts at once, so taps on what replaces it are ignored for a moment. Default for buttons that can be busy and
     * submit no form.
     */
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

/**
 * Reserves the width of spinner and label. Its text is generated content, so that screen readers and page search do not
 * find it twice.
 */
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

/**
 * The buttons that end a window or form: cancel first, at the right. On phones they share the width if their labels
 * fit.
 */
export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-[1_1_6rem] max-sm:*:px-3">{children}</div>
);

type FoldButtonProps = {
  isOpen: boolean;
  controls: string;
  /** Says whether a press shows or hides. */
  label: string;
  onToggle: () => void;
  className?: string;
};

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
