import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Copy, Download, Info, ChevronDown } from 'lucide-react';
import { encode } from 'uqr';
import type { PayeeDetails } from '#contract/payment-details.ts';
import { dayOf } from '#domain/days.ts';
import type { Sen } from '#domain/money.ts';
import { codeWithAmount, type CodeForAmount } from '#domain/payment-code.ts';
import { bankNameOf, codeFileName, copiedNumber } from '#domain/payment-details.ts';
import { shortDate } from '#words/days.ts';
import { payeeDetails as words, payeeDetailsTitle } from '#words/payee-details.ts';
import { layout } from '#words/layout.ts';
import { api } from '#web/calls/api.ts';
import { copyText } from '#web/device/clipboard.ts';
import { saveFile } from '#web/calls/download.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { QrCode } from '#web/ui/drawings/qr-code.tsx';
import { RowFailed } from '#web/ui/layout/part-failed.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useId, useState } from 'react';
import type { Bill } from '#contract/functions.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';

type Whom = { name: string; timeZone: string; amount: Sen };

async function copy(number: string, copied: string) {
  if (await copyText(copiedNumber(number))) showToast({ kind: 'success', text: copied });
  else showToast({ kind: 'error', text: words.copyFailed, reason: words.copyByHand });
}

/**
 * The numbers and the code for a share, and whether they are new or were changed lately
 * (docs/product/payment-details.md 'How to pay'). On phones the numbers come first, since people cannot scan their
 * own screen. They are side by side only if the numbers fit one line.
 */
function PayeeDetailsParts({ details, name, timeZone, amount }: Whom & { details: PayeeDetails }) {
  const { addedAt, changedAt, code, accountNumber, duitNow } = details;
  const filled = code === null ? undefined : codeWithAmount(code, amount);
  return (
    <div className="@container grid grid-cols-1 gap-3">
      {addedAt !== null && (
        <p className="text-sm text-ink2">
          <Amounts>{words.added(shortDate(dayOf(new Date(addedAt), timeZone)))}</Amounts>
        </p>
      )}
      {changedAt !== null && (
        <p className="flex items-start gap-2.5 rounded-md bg-warn-bg px-4 py-2.5 text-15 leading-snug font-medium text-warn">
          <Info size={17} aria-hidden className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            <Amounts>{words.changed(shortDate(dayOf(new Date(changedAt), timeZone)), name)}</Amounts>
          </span>
        </p>
      )}
      <div
        className={clsx(
          'grid grid-cols-1 items-start gap-3',
          filled && 'sm:@md:grid-cols-[208px_minmax(0,1fr)] sm:@md:grid-rows-[auto_1fr] sm:@md:gap-x-4',
        )}
      >
        {(accountNumber !== null || duitNow !== null) && <Numbers {...details} />}
        {filled && (
          <Code filled={filled} share={amount} fileName={codeFileName(name, details.bank, amount)} />
        )}
      </div>
    </div>
  );
}

function Numbers({ bank, accountNumber, accountName, duitNow }: PayeeDetails) {
  const account = [bankNameOf(bank), accountName].filter(Boolean).join(' · ');
  return (
    <ul className="min-w-0 divide-y divide-line rounded-md border border-line px-3 sm:@md:last:col-span-full sm:@md:not-last:col-start-2">
      {accountNumber !== null && (
        <Number
          label={account || words.accountNumber}
          number={accountNumber}
          act={words.copyAccountNumber}
          onCopy={() => void copy(accountNumber, words.accountNumberCopied)}
        />
      )}
      {duitNow !== null && (
        <Number
          label={words.duitNowId}
          number={duitNow}
          act={words.copyDuitNowId}
          onCopy={() => void copy(duitNow, words.duitNowIdCopied)}
        />
      )}
    </ul>
  );
}

type CodeProps = { filled: CodeForAmount; share: Sen; fileName: string };

function Code({ filled, share, fileName }: CodeProps) {
  const { text, isFilled } = filled;
  const save = () =>
    savePicture(text, fileName).catch(() => showToast({ kind: 'error', text: words.saveFailed }));
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 sm:@md:contents">
      <div className="shrink-0 sm:@md:col-start-1 sm:@md:row-span-2 sm:@md:row-start-1">
        {/* Black on white in the dark too: else no app reads it. */}
        <div className="size-[148px] overflow-hidden rounded-md border border-line bg-white sm:size-[208px]">
          <QrCode text={text} label={words.qrFor(share)} />
        </div>
        <p className="mt-2 text-center text-sm text-ink2 max-sm:hidden">{words.scan}</p>
      </div>
      <div className="grid min-w-0 flex-[1_1_min-content] gap-2 sm:justify-items-start sm:@md:col-start-2">
        <p className="font-bold sm:hidden">{words.qr}</p>
        <p className={clsx('text-sm leading-snug text-pretty text-ink2', isFilled && 'sm:hidden')}>
          <Amounts>{isFilled ? words.amountIsIn(share) : words.typeIt(share)}</Amounts>
        </p>
        <Button
          variant="outline"
          size="small"
          icon={<Download size={16} aria-hidden />}
          onClick={() => void save()}
        >
          {words.saveQr}
        </Button>
      </div>
    </div>
  );
}

/** Large enough for a bank's app to open, and for a camera to read from another screen. */
const SAVED_SIDE_MIN = 480;

/** Saves the code as a PNG, which banks' apps open from the phone's pictures (docs/product/payment-details.md 'The code as a picture'). */
async function savePicture(text: string, fileName: string): Promise<void> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const square = Math.ceil(SAVED_SIDE_MIN / size);
  const canvas = new OffscreenCanvas(size * square, size * square);
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('no canvas');
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.fillStyle = '#000';
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) paper.fillRect(x * square, y * square, square, square);
  const picture = await canvas.convertToBlob({ type: 'image/png' });
  saveFile(picture, fileName);
}

type NumberProps = { label: string; number: string; act: string; onCopy: () => void };

const Number = ({ label, number, act, onCopy }: NumberProps) => (
  <li className="flex flex-wrap items-center justify-end gap-2 py-2.5">
    <div className="min-w-0 flex-[1_1_min-content]">
      <FactsLine of={[label]} className="text-sm leading-snug text-ink2" />
      <p className="leading-snug font-[650]">{number}</p>
    </div>
    <Button
      variant="outline"
      size="small"
      icon={<Copy size={16} aria-hidden />}
      className="px-3!"
      aria-label={act}
      onClick={onCopy}
    >
      {words.copy}
    </Button>
  </li>
);

/** The same for a person whom the reader owes, loaded when it is opened. */
export function PayeeDetailsById({ userId, ...whom }: Whom & { userId: string }) {
  const found = useQuery(api.paymentDetails.getPayeeDetails.queryOptions({ input: { userId } }));
  if (found.isPending)
    return (
      <Loading label={words.loading} className="grid gap-3">
        <Skeleton className="h-16" />
      </Loading>
    );
  if (found.isError)
    return (
      <RowFailed
        text={words.loadFailed}
        again={layout.tryAgain}
        busy={found.isFetching}
        onAgain={() => void found.refetch()}
      />
    );
  return found.data ? (
    <PayeeDetailsParts {...whom} details={found.data} />
  ) : (
    <p className="text-ink2">{words.none(whom.name)}</p>
  );
}

type PayeeDetailsCardProps = {
  bill: Pick<Bill, 'amount' | 'timeZone'> & { requester: { name: string } };
  details: PayeeDetails;
  /** Folds to one line, since the next step is below. */
  folds: boolean;
};

/** Payment details between the bill and the upload (docs/product/payment-details.md 'How to pay'). */
export function PayeeDetailsCard({ bill, details, folds }: PayeeDetailsCardProps) {
  const id = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { name } = bill.requester;
  const isOpen = !folds || isUnfolded;
  const heading = payeeDetailsTitle(name);
  return (
    <section aria-labelledby={id} className="card min-w-0 px-5 py-2 sm:px-7">
      <h2 className="text-17 leading-snug font-bold sm:text-lg">
        {folds ? (
          <button
            id={id}
            type="button"
            aria-expanded={isOpen}
            className="flex min-h-11 w-full items-center justify-between gap-3 text-left"
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            <span className="min-w-0">{heading}</span>
            <ChevronDown size={18} aria-hidden className={isOpen ? 'shrink-0 rotate-180' : 'shrink-0'} />
          </button>
        ) : (
          <span id={id} className="flex min-h-11 items-center">
            {heading}
          </span>
        )}
      </h2>
      {isOpen && (
        <div className="pt-0.5 pb-3 sm:pb-5">
          <PayeeDetailsParts
            details={details}
            name={name}
            timeZone={supportedZone(bill.timeZone)}
            amount={bill.amount}
          />
        </div>
      )}
    </section>
  );
}
