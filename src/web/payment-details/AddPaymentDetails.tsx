import { useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { useId } from 'react';
import { hasPaymentDetails } from '#domain/payment-details.ts';
import * as words from '#words/payment-details.ts';
import { useMe } from '#web/app/session.tsx';
import { api } from '#web/calls/api.ts';
import { INDEX_ROW, INDEX_ROWS, RowContent } from '#web/ui/layout/rows.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';

const PaymentDetailsWindow = lazyWindow(
  () => import('#web/payment-details/PaymentDetailsWindow.tsx'),
  'PaymentDetailsWindow',
);

type AddPaymentDetailsProps = {
  /** False once the list has a request. */
  isOffered: boolean;
  /** Gets the focus once the row is gone. */
  focusAfter: () => HTMLElement | null;
};

/** The way to the reader's payment details while they have none. */
export function AddPaymentDetails({ isOffered, focusAfter }: AddPaymentDetailsProps) {
  const me = useMe();
  const textId = useId();
  const details = useQuery(api.paymentDetails.getPaymentDetails.queryOptions()).data;
  const { opening, open, close } = useOpening();
  const isShown = isOffered && details !== undefined && !hasPaymentDetails(details);
  return (
    <>
      {isShown && (
        <div className={INDEX_ROWS}>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-describedby={textId}
            className={INDEX_ROW}
            onPointerEnter={PaymentDetailsWindow.preload}
            onFocus={PaymentDetailsWindow.preload}
            onClick={() => open()}
          >
            <RowContent icon={QrCode} title={words.add} text={words.addHint} textId={textId} />
          </button>
        </div>
      )}
      <PaymentDetailsWindow
        opening={opening}
        onClose={close}
        me={me}
        focusAfter={() => (isShown ? true : focusAfter())}
      />
    </>
  );
}
