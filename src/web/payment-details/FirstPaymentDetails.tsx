import { useQuery } from '@tanstack/react-query';
import { ImageUp, Landmark, QrCode, Smartphone, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { Me } from '#contract/users.ts';
import { hasPaymentDetails } from '#domain/payment-details.ts';
import { layout } from '#words/layout.ts';
import * as words from '#words/payment-details.ts';
import { useClosing } from '#web/app/use-closing.tsx';
import { api } from '#web/calls/api.ts';
import { PICTURE_TYPES } from '#web/calls/upload.ts';
import {
  PaymentDetailsForm,
  PaymentDetailsWindow,
  type PaymentWay,
} from '#web/payment-details/PaymentDetailsWindow.tsx';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { withoutKeyboard } from '#web/ui/hooks/screen.ts';
import { Banner } from '#web/ui/layout/banner.tsx';
import { INDEX_ROW, INDEX_ROWS, RowContent } from '#web/ui/layout/rows.tsx';
import { useOpenedOnPhone } from '#web/ui/windows/form-window.tsx';
import { Sheet, SheetBody, SheetFoot } from '#web/ui/windows/sheet.tsx';

type FirstPaymentDetailsProps = {
  me: Me;
  open: boolean;
  onClose: () => void;
  /** Gets the focus on closing, because the pressed button is gone. */
  focusAfter: () => HTMLElement | null;
};

/**
 * Asks the reader once how they can be paid, after their first request (docs/product/payment-details.md 'After the
 * first request'): a sheet on phones, a banner elsewhere.
 */
export const FirstPaymentDetails = (props: FirstPaymentDetailsProps) =>
  useOpenedOnPhone() ? <AskedInSheet {...props} /> : props.open && <AskedInBanner {...props} />;

function AskedInBanner({ me, onClose, focusAfter }: FirstPaymentDetailsProps) {
  const details = useQuery(api.paymentDetails.getPaymentDetails.queryOptions()).data;
  const [isOpen, setIsOpen] = useState(false);
  const isAnswered = details !== undefined && hasPaymentDetails(details);
  return (
    <>
      {!isAnswered && (
        <Banner
          announced
          actions={
            <>
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  focusAfter()?.focus({ preventScroll: true });
                  onClose();
                }}
              >
                {words.notNow}
              </Button>
              <Button size="small" onClick={() => setIsOpen(true)}>
                {words.add}
              </Button>
            </>
          }
        >
          <b className="block font-semibold">{words.asked}</b>
          {words.askedText}
        </Banner>
      )}
      <PaymentDetailsWindow
        me={me}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        focusAfter={() => (isAnswered ? focusAfter() : true)}
      />
    </>
  );
}

function AskedInSheet({ me, open, onClose, focusAfter }: FirstPaymentDetailsProps) {
  // Null after the way back to the choice.
  const [chosen, setChosen] = useState<PaymentWay | null>();
  const [changed, setChanged] = useState(false);
  const { close, question } = useClosing({ changed: open && changed, onClose, forgetDraft: () => {} });
  return (
    <Sheet open={open} onClose={close} title={words.asked} closeLabel={layout.close} focusAfter={focusAfter}>
      <div
        key={chosen?.way}
        // The pressed control is gone.
        ref={chosen === undefined ? undefined : focusFirst}
        tabIndex={-1}
        className="flex min-h-0 flex-1 flex-col outline-none"
      >
        {chosen ? (
          <PaymentDetailsForm
            me={me}
            only={chosen}
            onChanged={setChanged}
            onCancel={() => {
              setChanged(false);
              setChosen(null);
            }}
            onDone={onClose}
          />
        ) : (
          <Ways onChoose={setChosen} onRefuse={onClose} />
        )}
      </div>
      {question}
    </Sheet>
  );
}

const focusFirst = (part: HTMLElement | null) =>
  withoutKeyboard(part?.querySelector<HTMLElement>('select, input'), part)?.focus();

type WaysProps = { onChoose: (way: PaymentWay) => void; onRefuse: () => void };

function Ways({ onChoose, onRefuse }: WaysProps) {
  const id = useId();
  return (
    <>
      <SheetBody>
        <div className="@container grid grid-cols-1 gap-3">
          <p className="text-15 text-ink2">{words.askedText}</p>
          <div className="flex items-center gap-4 rounded-lg border-[1.5px] border-dashed border-line-strong bg-sunken p-4">
            <span
              aria-hidden
              className="grid size-[86px] shrink-0 place-items-center rounded-md bg-surface text-ink @max-[15rem]:hidden"
            >
              <QrCode size={64} strokeWidth={1.75} />
            </span>
            <div className="min-w-0">
              <h3 className="font-bold">{words.yourQr}</h3>
              <p id={id} className="text-13 text-ink2">
                {words.yourQrHint}
              </p>
            </div>
          </div>
          <label
            className={buttonLook({
              size: 'large',
              className:
                'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            })}
          >
            <ImageUp size={18} aria-hidden />
            {words.choosePicture}
            <input
              type="file"
              accept={PICTURE_TYPES}
              className="sr-only"
              aria-describedby={id}
              onChange={({ target }) => {
                const picture = target.files?.[0];
                if (picture) onChoose({ way: 'code', picture });
              }}
            />
          </label>
          <div className={INDEX_ROWS}>
            <Way
              icon={Landmark}
              title={words.typeAccount}
              text={words.typeAccountHint}
              onClick={() => onChoose({ way: 'account' })}
            />
            <Way
              icon={Smartphone}
              title={words.typeDuitNowId}
              text={words.typeDuitNowIdHint}
              onClick={() => onChoose({ way: 'duitNow' })}
            />
          </div>
          <p className="text-13 text-ink2">{words.askedOnce}</p>
        </div>
      </SheetBody>
      <SheetFoot>
        <Button variant="ghost" onClick={onRefuse}>
          {words.notNow}
        </Button>
      </SheetFoot>
    </>
  );
}

type WayProps = { icon: LucideIcon; title: string; text: string; onClick: () => void };

function Way({ icon, title, text, onClick }: WayProps) {
  const textId = useId();
  return (
    <button type="button" aria-describedby={textId} className={INDEX_ROW} onClick={onClick}>
      <RowContent icon={icon} title={title} text={text} textId={textId} />
    </button>
  );
}
