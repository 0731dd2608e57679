import { clsx } from 'clsx';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Classes of a card whose rows lead to a page or open a window. */
export const INDEX_ROWS = 'card @container overflow-hidden divide-y divide-line';

/** Classes of a row in such a card: a link or a button around a RowContent. */
export const INDEX_ROW =
  'flex w-full items-center gap-3 px-3.5 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2';

const ICON_TONES = {
  primary: 'bg-primary-soft text-on-primary-soft',
  quiet: 'bg-sunken text-ink2',
  warn: 'bg-warn-bg text-warn',
  danger: 'bg-bad-bg text-bad',
};

export type RowContentProps = {
  /**
   * The element id of `text`, for `aria-describedby` of the link or button. Its name is then only the title.
   */
  textId?: string | undefined;
  icon: LucideIcon;
  title: ReactNode;
  /** What is set or inside, below the title. */
  text?: ReactNode;
  /** What is set, at the right of the title, for rows of one line. */
  value?: ReactNode;
  /** Before the arrow: faces, a count. */
  end?: ReactNode;
  tone?: keyof typeof ICON_TONES | undefined;
  /** False for a row that is changed or unfolds in its place, which has no arrow. */
  leads?: boolean;
};

/** Icon, title and current value of a row. Everything wraps, and narrow cards with large text lose their icons. */
export const RowContent = ({
  textId,
  icon: Icon,
  title,
  text,
  value,
  end,
  tone = 'primary',
  leads = true,
}: RowContentProps) => (
  <>
    <span
      aria-hidden
      className={clsx(
        'grid shrink-0 place-items-center @max-[15rem]:hidden',
        text === undefined ? 'size-7.5 rounded-[9px]' : 'size-9 rounded-[11px]',
        ICON_TONES[tone],
      )}
    >
      <Icon size={text === undefined ? 17 : 19} />
    </span>
    <span
      className={clsx(
        'flex min-w-0 grow flex-wrap items-center gap-x-3',
        text === undefined ? 'min-h-[1.875rem]' : 'min-h-11',
      )}
    >
      <span className="min-w-0 grow">
        <span className="block font-semibold leading-snug">{title}</span>
        {text !== undefined && (
          <span
            id={textId}
            aria-hidden={textId !== undefined || undefined}
            className="block text-13 text-ink2"
          >
            {text}
          </span>
        )}
      </span>
      {value !== undefined && <span className="min-w-0 text-sm text-ink2">{value}</span>}
    </span>
    {end}
    {leads && <ChevronRight size={18} className="shrink-0 text-ink3" aria-hidden />}
  </>
);
