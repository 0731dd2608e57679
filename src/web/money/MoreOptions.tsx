import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { clsx } from 'clsx';
import { lazy, Suspense, useId, useState } from 'react';
import { moreOptions as words } from '#words/more-options.ts';
import { BILL_KEPT_AS, type OptionProps } from '#web/money/option.ts';
import { Awaited } from '#web/ui/windows/awaited.tsx';
import { isLeft } from '#web/ui/hooks/use-reloaded.ts';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const loadOptions = keepLoading(() => import('#web/money/FormOptions.tsx'));
const FormOptions = lazy(() => loadOptions().then((file) => ({ default: file.FormOptions })));
const BillOption = lazy(() => loadOptions().then((file) => ({ default: file.BillOption })));
const readOptions = () => void loadOptions();

type MoreOptionsProps = OptionProps & { isOpen: boolean; onToggle: () => void };

/** What few need of the form, folded to a line that says what holds (docs/product/money.md 'More options'). */
export function MoreOptions({ isOpen, onToggle, ...option }: MoreOptionsProps) {
  const id = useId();
  const { by, withOwn, repeats } = option.fields.values;
  const [wasLeft] = useState(() => isLeft(BILL_KEPT_AS));
  return (
    <div className="rounded-md bg-sunken">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        onPointerEnter={readOptions}
        onFocus={readOptions}
        className="flex min-h-12 w-full items-center gap-2.5 rounded-md px-3.5 py-2 text-left"
      >
        <SlidersHorizontal size={17} aria-hidden className="shrink-0 text-ink2" />
        <span className="min-w-0 flex-1">
          <span className="block text-15 leading-snug font-semibold">{words.title}</span>
          {!isOpen && (
            <span className="block text-sm leading-snug text-ink2">
              {words.holds({
                by,
                withOwn: by === 'equally' && withOwn,
                repeats,
                hasBill: option.bill.file !== undefined,
              })}
            </span>
          )}
        </span>
        <ChevronDown
          size={18}
          aria-hidden
          className={clsx('shrink-0 text-ink2 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div id={id}>
          <Suspense fallback={<Awaited />}>
            <FormOptions {...option} />
          </Suspense>
        </div>
      )}
      {/* What is chosen outlives a reload by its field, seen or not. */}
      {!isOpen && (wasLeft || option.bill.file) && (
        <div hidden>
          <Suspense>
            <BillOption {...option} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
