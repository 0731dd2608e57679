import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronDown, Clock, Feather, RotateCcw, Share2, Upload, type LucideIcon } from 'lucide-react';
import { isOwed, mayLetGo, mayMarkPaid, mayReopen, maySendProof } from '#domain/payments.ts';
import { ownRequest, proofCheck } from '#words/payment-requester.ts';
import { paymentLine as words } from '#words/payments.ts';
import { shareButton } from '#words/share-button.ts';
import { PaidProof } from '#web/money/PaidProof.tsx';
import { Settled } from '#web/money/Settled.tsx';
import type { LineProps } from '#web/money/line.ts';
import { useMarking } from '#web/money/use-marking.ts';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { warmUp } from '#web/ui/windows/lazy-windows.tsx';
import { sharingBy } from '#web/ui/windows/sharing.ts';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const loadSharing = keepLoading(() => import('#web/money/line-sharing.ts'));

/** The look of the small buttons in a row; a finger gets 44 px all the same. */
const ROW_BUTTON = 'min-h-8 px-3!';

type Checking = { isOpen: boolean; controls: string; onNear: () => void; toggle: () => void };
type Props = LineProps & {
  nameId: string;
  onReopen: () => void;
  onLetGo: () => void;
  checking: Checking;
};

/** Paid or not, and what the reader can do about it. */
export function LineState({ checking, onReopen, onLetGo, ...line }: Props) {
  const { debtor, me, payment, nameId } = line;
  const { onNear } = checking;
  if (!isOwed(debtor))
    return (
      <>
        {debtor.receipt && (
          <span className="flex items-center max-sm:order-last max-sm:-my-1.5 max-sm:-ml-2.5">
            <PaidProof debtor={debtor} nameId={nameId} />
          </span>
        )}
        {mayReopen(me, payment.requester.userId, debtor) && (
          // After 'Paid' on phones, where the line begins with it.
          <span className="flex items-center max-sm:order-last max-sm:-my-1.5 max-sm:-ml-2.5">
            <PaidProof debtor={debtor} nameId={nameId} />
            <LineAct icon={RotateCcw} label={ownRequest.reopen} {...{ nameId, onNear }} onClick={onReopen} />
          </span>
        )}
        <Settled {...line} />
      </>
    );
  if (mayMarkPaid(me, debtor)) return <OwnLine {...line} />;
  return (
    <>
      {mayLetGo(me, payment.requester.userId, debtor) && (
        <span className="flex flex-wrap items-center max-sm:order-last max-sm:-my-1.5 max-sm:-ml-2.5 sm:justify-end">
          <ShareLine {...line} />
          <LineAct icon={Feather} label={ownRequest.letGo} {...{ nameId, onNear }} onClick={onLetGo} />
        </span>
      )}
      {debtor.proof ? (
        <CheckButton {...checking} nameId={nameId} paymentId={payment.id} />
      ) : (
        <span className="inline-flex min-h-8 items-center gap-1 text-sm font-semibold text-ink2 max-sm:mr-2.5">
          <Clock size={16} aria-hidden />
          <span>{words.pending}</span>
        </span>
      )}
    </>
  );
}

const ACT = 'min-h-8 gap-1.5! px-2.5! font-medium';

type ActProps = {
  icon: LucideIcon;
  label: string;
  nameId: string;
  onNear: () => void;
  onClick: () => void;
};

/** What a requester may do with a line of theirs, after a question. */
const LineAct = ({ icon: Icon, label, nameId, onNear, onClick }: ActProps) => (
  <Button
    size="small"
    variant="ghost"
    icon={<Icon size={14} aria-hidden />}
    className={ACT}
    sends
    aria-describedby={nameId}
    onPointerEnter={() => {
      warmUp.onPointerEnter();
      onNear();
    }}
    onFocus={() => {
      warmUp.onFocus();
      onNear();
    }}
    onClick={onClick}
  >
    {label}
  </Button>
);

/** Hands the debtor a link to their share (docs/product/money.md 'Sharing a share'). */
const ShareLine = ({ payment, debtor }: LineProps) => (
  <Button
    size="small"
    variant="ghost"
    icon={<Share2 size={14} aria-hidden />}
    className={ACT}
    aria-label={shareButton.with(debtor.displayName)}
    {...sharingBy(async () => (await loadSharing()).lineSharing({ payment, debtor }))}
  >
    {shareButton.share}
  </Button>
);

function OwnLine({ payment, debtor, titleId, title }: LineProps) {
  const marking = useMarking();
  const canSend = maySendProof(debtor, payment.requesterGone);
  return (
    // Side by side the one that shows the payment stands out: at the edge of the row, on phones first.
    <span className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:flex-row-reverse max-sm:justify-end max-sm:pb-1.5 max-sm:*:flex-auto">
      <Button
        size="small"
        variant={canSend ? 'ghost' : 'soft'}
        className={ROW_BUTTON}
        sends
        aria-describedby={titleId}
        onClick={() => {
          // The button goes at once.
          title()?.focus();
          marking.mutate(payment);
        }}
      >
        {words.markAsPaid}
      </Button>
      {canSend && (
        <Link
          to="/payment-success"
          search={{ paymentId: payment.id, userId: debtor.userId }}
          aria-describedby={titleId}
          className={buttonLook({
            size: 'small',
            className: 'whitespace-nowrap max-[22rem]:px-2! sm:min-h-8 sm:px-3!',
          })}
        >
          <Upload size={16} aria-hidden />
          {words.upload}
        </Link>
      )}
    </span>
  );
}

type CheckButtonProps = Checking & { nameId: string; paymentId: string };
const CheckButton = ({ isOpen, controls, onNear, toggle, nameId, paymentId }: CheckButtonProps) => (
  <Button
    size="small"
    variant="warn"
    className={clsx(ROW_BUTTON, 'whitespace-nowrap max-sm:flex-1')}
    data-check={paymentId}
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    aria-describedby={nameId}
    onPointerEnter={onNear}
    onFocus={onNear}
    onClick={toggle}
  >
    {proofCheck.check}
    <ChevronDown size={15} aria-hidden className={clsx('transition-transform', isOpen && 'rotate-180')} />
  </Button>
);
