import { clsx } from 'clsx';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { moreOptions, paymentForm as words } from '#words/money.ts';
import { AmountFields, Preview, WhatFields } from '#web/money/RequestFields.tsx';
import { BILL_RELOAD_KEY, previewOf, type OptionProps } from '#web/money/request-form-values.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { hasReloadState } from '#web/ui/hooks/use-reload-safe-state.ts';
import { LoadingPart, lazyPart } from '#web/ui/windows/lazy-window.tsx';

/**
 * On phones the end of the form stays above the tab bar, unless the text is so large that it would cover the fields.
 */
const FOOT =
  'z-10 -mx-4 -mb-4 grid grid-cols-1 gap-3 rounded-b-lg bg-surface px-4 pt-2 pb-4 sm:-mx-5 sm:-mb-5 sm:px-5 sm:pb-5 phone:@min-[17rem]:sticky phone:@min-[17rem]:bottom-[calc(57px+env(safe-area-inset-bottom))] phone:@min-[17rem]:[box-shadow:0_-8px_20px_-12px_rgb(10_30_20/22%)]';

type MoreOptionsProps = OptionProps & { isOpen: boolean; onToggle: () => void };

/** What follows the choice of people. On phones it is folded until then. */
export function RequestFormFields({ busy, ...options }: MoreOptionsProps & { busy: boolean }) {
  const { fields, debtors } = options;
  const debtorIds = debtors.map(({ userId }) => userId);
  return (
    <>
      {fields.values.by === 'equally' && <AmountFields fields={fields} debtorIds={debtorIds} />}
      <WhatFields fields={fields} />
      <MoreOptions {...options} />
      <div className={FOOT}>
        <Preview preview={previewOf({ ...fields.values, debtorIds })} people={debtorIds.length} />
        <Button type="submit" size="large" busy={busy}>
          {words.submit}
        </Button>
      </div>
    </>
  );
}

const RequestFormOptions = lazyPart(() => import('#web/money/RequestFormOptions.tsx'), 'RequestFormOptions');
const BillOption = lazyPart(() => import('#web/money/RequestFormOptions.tsx'), 'BillOption');

/** The options that few need, folded to a line that says what is set (docs/product/money.md 'The form'). */
function MoreOptions({ isOpen, onToggle, ...option }: MoreOptionsProps) {
  const id = useId();
  const { by, repeats } = option.fields.values;
  const [wasLeft] = useState(() => hasReloadState(BILL_RELOAD_KEY));
  return (
    <div className="border-t border-line pt-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        onPointerEnter={RequestFormOptions.preload}
        onFocus={RequestFormOptions.preload}
        className="flex min-h-12 w-full items-center gap-2.5 rounded-md py-1 text-left"
      >
        <SlidersHorizontal size={17} aria-hidden className="shrink-0 text-ink2" />
        <span className="min-w-0 flex-1">
          <span className="block text-15 leading-snug font-semibold">{moreOptions.title}</span>
          {!isOpen && (
            <span className="block text-sm leading-snug text-ink2">
              {moreOptions.holds({ by, repeats, hasBill: option.bill.file !== undefined })}
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
          <Suspense fallback={<LoadingPart />}>
            <RequestFormOptions {...option} />
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
