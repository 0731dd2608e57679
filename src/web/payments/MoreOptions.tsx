import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { clsx } from 'clsx';
import { lazy, Suspense, useId } from 'react';
import { moreOptions as words } from '#words/more-options.ts';
import type { OptionProps } from '#web/payments/options/option.ts';
import { Awaited } from '#web/ui/awaited.tsx';

const loadOptions = () => import('#web/payments/options/FormOptions.tsx');
const FormOptions = lazy(() => loadOptions().then((file) => ({ default: file.FormOptions })));
const readOptions = () => void loadOptions();

type MoreOptionsProps = OptionProps & { isOpen: boolean; onToggle: () => void };

/** What few need of the form, folded to a line that says what holds (docs/product/money.md 'More options'). */
export function MoreOptions({ isOpen, onToggle, ...option }: MoreOptionsProps) {
  const id = useId();
  const { by, withOwn, repeats } = option.fields.values;
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
          <span className="block text-[15px] leading-snug font-semibold">{words.title}</span>
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
    </div>
  );
}
