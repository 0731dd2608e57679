import { clsx } from 'clsx';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { movingOut as words } from '#words/moving-out.ts';
import { RowContent, type RowContentProps } from '#web/ui/layout/rows.tsx';
import { Skeleton } from '#web/ui/drawings/loading.tsx';
import { LoadingPart } from '#web/ui/windows/lazy-window.tsx';

export type MovingOutPartName = keyof typeof words.parts;

const idOf = (part: MovingOutPartName) => `moving-out-${part}`;
/** The id of the list, which gets the focus if a part is gone. */
export const MOVING_OUT_LIST = 'moving-out';
/** Returns the part's element, or the list if it is gone: it gets the focus when a pressed button is removed. */
export const partElement = (part: MovingOutPartName) =>
  document.getElementById(idOf(part)) ?? document.getElementById(MOVING_OUT_LIST);

type PartProps = Pick<RowContentProps, 'text' | 'tone'> & {
  part: MovingOutPartName;
  icon: LucideIcon;
  /** The fact. */
  title: ReactNode;
  /** A button beside the fact. */
  action?: ReactNode;
  /** The details, shown on request. */
  children?: ReactNode;
  /** Shows the details from the start, because of a warning in them. */
  startsOpen?: boolean;
};

/** A fact of the list; its details unfold below it (docs/product/moving-out.md 'The list'). */
export function MovingOutPart({
  part,
  icon,
  tone,
  title,
  text,
  action,
  children,
  startsOpen = false,
}: PartProps) {
  const bodyId = useId();
  const [isToggled, setIsToggled] = useState<boolean>();
  const isOpen = isToggled ?? startsOpen;
  const head = <RowContent {...{ icon, tone, title, text }} leads={false} />;
  return (
    <section
      id={idOf(part)}
      tabIndex={-1}
      aria-label={words.parts[part]}
      className="min-w-0 scroll-mt-20 px-3.5 outline-none"
    >
      <div className="flex flex-wrap items-center justify-end gap-x-2 py-2">
        <h2 className="min-w-0 flex-[999_1_13rem]">
          {children ? (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? bodyId : undefined}
              className="flex w-full items-center gap-3 rounded-md text-left"
              onClick={() => setIsToggled(!isOpen)}
            >
              {head}
              <ChevronDown
                size={18}
                aria-hidden
                className={clsx('shrink-0 text-ink3 transition-transform', isOpen && 'rotate-180')}
              />
            </button>
          ) : (
            <span className="flex items-center gap-3">{head}</span>
          )}
        </h2>
        {action}
      </div>
      {isOpen && (
        <div id={bodyId} className="min-w-0 pb-2.5">
          <Suspense
            fallback={
              <LoadingPart>
                <Skeleton className="h-14 rounded-md" />
              </LoadingPart>
            }
          >
            {children}
          </Suspense>
        </div>
      )}
    </section>
  );
}
