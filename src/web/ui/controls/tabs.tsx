import type { KeyboardEvent, ReactNode } from 'react';

type TabsProps<Value extends string> = {
  /** The tab list's name for screen readers. */
  label: string;
  /** Connects tabs and panel: pass the same to both. */
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

const MOVES: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** One of a few lists, side by side. Arrow keys, Home and End select; Tab moves on. */
export function Tabs<Value extends string>({ label, id, value, onChange, options }: TabsProps<Value>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = options.findIndex((option) => option.value === value);
    const next = options[MOVES[event.key]?.(index, options.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, next.value))}`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className="grid auto-cols-fr grid-flow-col rounded-md bg-sunken p-1 pointer-coarse:p-0.5"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="tab"
          id={tabId(id, option.value)}
          aria-selected={option.value === value}
          aria-controls={option.value === value ? panelId(id) : undefined}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
          className="min-h-8 rounded-sm px-3 text-center text-sm font-semibold text-ink2 aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-1 pointer-coarse:min-h-11 forced-colors:aria-selected:outline-1"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

type PanelProps = { id: string; value: string | undefined; children: ReactNode };

/** The content of the selected tab. Without a value there are no tabs just now, and it renders only its children. */
export const TabPanel = ({ id, value, children }: PanelProps) =>
  value === undefined ? (
    <div>{children}</div>
  ) : (
    <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id, value)}>
      {children}
    </div>
  );

const tabId = (id: string, value: string) => `${id}-${value}`;
const panelId = (id: string) => `${id}-panel`;
