import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import {
  ChevronDown,
  Clock,
  Feather,
  RotateCcw,
  Share2,
  Upload,
  type LucideIcon,
  CircleCheck,
} from 'lucide-react';
import { isOwed, mayLetGo, mayMarkPaid, mayReopen, maySendProof } from '#domain/payments.ts';
import { ownRequest, paymentShare as words, proofCheck } from '#words/money.ts';
import { shareButton } from '#words/sharing.ts';
import { RequestProof } from '#web/money/RequestProof.tsx';
import type { ShareProps } from '#web/money/share-props.ts';
import { linkToShare } from '#web/money/share-links.ts';
import { useMarking } from '#web/money/use-acts.ts';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { shareButtonProps } from '#web/ui/windows/sharing.ts';
import { dayOf } from '#domain/days.ts';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';

/** The look of the small buttons in a row; their touch area is still 44 px. */
const ROW_BUTTON = 'min-h-8 px-3!';

type Checking = { isOpen: boolean; controls: string; onNear: () => void; toggle: () => void };
type Opener = { onPointerEnter: () => void; onFocus: () => void; sends: boolean; onClick: () => void };
type Props = ShareProps & {
  nameId: string;
  /** These open their questions. */
  reopening: Opener;
  lettingGo: Opener;
  checking: Checking;
};

/** Shows whether a share is paid, and the reader's actions. */
export function ShareState({ checking, reopening, lettingGo, ...share }: Props) {
  const { debtor, me, payment, nameId } = share;
  if (!isOwed(debtor))
    return (
      <>
        {debtor.ownProof && (
          <span className="flex items-center max-sm:order-last max-sm:-my-1.5 max-sm:-ml-2.5">
            <RequestProof debtor={debtor} nameId={nameId} />
          </span>
        )}
        {mayReopen(me, payment.requester.userId, debtor) && (
          // On phones it comes after 'Paid', with which the line starts.
          <span className="flex items-center max-sm:order-last max-sm:-my-1.5 max-sm:-ml-2.5">
            <RequestProof debtor={debtor} nameId={nameId} />
            <ShareAct icon={RotateCcw} label={ownRequest.reopen} nameId={nameId} {...reopening} />
          </span>
        )}
        <Settled {...share} />
      </>
    );
  if (mayMarkPaid(me, debtor)) return <OwnShare {...share} />;
  return (
    <>
      {mayLetGo(me, payment.requester.userId, debtor) && (
        <span className="flex flex-wrap items-center max-sm:order-last max-sm:-my-1.5 max-sm:-ml-2.5 sm:justify-end">
          <LinkButton {...share} />
          <ShareAct icon={Feather} label={ownRequest.letGo} nameId={nameId} {...lettingGo} />
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

type ActProps = Opener & { icon: LucideIcon; label: string; nameId: string };

/** An action of the requester on a share, after a question. */
const ShareAct = ({ icon: Icon, label, nameId, ...opener }: ActProps) => (
  <Button
    size="small"
    variant="ghost"
    icon={<Icon size={14} aria-hidden />}
    className={ACT}
    aria-describedby={nameId}
    {...opener}
  >
    {label}
  </Button>
);

/** Shares a link to a debtor's share (docs/product/money.md 'Sharing a share'). */
const LinkButton = ({ payment, debtor }: ShareProps) => (
  <Button
    size="small"
    variant="ghost"
    icon={<Share2 size={14} aria-hidden />}
    className={ACT}
    aria-label={shareButton.with(debtor.displayName)}
    {...shareButtonProps(async () => linkToShare({ payment, debtor }))}
  >
    {shareButton.share}
  </Button>
);

function OwnShare({ payment, debtor, titleId, title }: ShareProps) {
  const marking = useMarking();
  const canSend = maySendProof(debtor, payment.requesterGone);
  return (
    // The button that shows the payment is emphasised, and comes first on phones.
    <span className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:flex-row-reverse max-sm:justify-end max-sm:pb-1.5 max-sm:*:flex-auto">
      <Button
        size="small"
        variant={canSend ? 'ghost' : 'soft'}
        className={ROW_BUTTON}
        sends
        aria-describedby={titleId}
        onClick={() => {
          // The button is removed at once.
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

const BY = 'text-xs text-ink2 sm:text-right';

type SettledProps = Pick<ShareProps, 'payment' | 'debtor' | 'me'>;

/** Shows that a share is paid or let go, by whom or what, and when. */
function Settled({ payment: { requester, timeZone }, debtor, me }: SettledProps) {
  const { paidBy, paidAt, letGoAt } = debtor;
  const zone = supportedZone(timeZone);
  const named = ({ userId, displayName }: { userId: string; displayName: string }) =>
    userId === me ? undefined : displayName;
  if (letGoAt)
    return (
      <span className="flex min-w-0 flex-col sm:items-end">
        <span className="inline-flex items-center gap-1 text-sm font-semibold text-ink2">
          <Feather size={16} aria-hidden />
          <span>{words.letGo}</span>
        </span>
        <FactsLine of={[words.letGoBy(named(requester), dayOf(letGoAt, zone))]} className={BY} />
      </span>
    );
  return (
    <span className="flex min-w-0 flex-col sm:items-end">
      <span className="inline-flex items-center gap-1 text-sm font-semibold text-link">
        <CircleCheck size={16} aria-hidden />
        <span>{words.paid}</span>
      </span>
      {paidBy && paidAt && (
        <FactsLine
          of={[
            words.how(paidBy, dayOf(paidAt, zone), { debtor: named(debtor), requester: named(requester) }),
          ]}
          className={BY}
        />
      )}
    </span>
  );
}
