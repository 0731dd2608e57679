import { useQuery } from '@tanstack/react-query';
import { BellRing, Feather, Paperclip, Pencil, Share2, Trash2 } from 'lucide-react';
import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import { formatAmount } from '#domain/money.ts';
import { isOwed, mayDelete, mayLetGo, mayRemind, type Unreached } from '#domain/payments.ts';
import { moreOptions, ownBill, ownRequest as words } from '#words/money.ts';
import { openBill } from '#words/proof-page.ts';
import { shareButton } from '#words/sharing.ts';
import { api } from '#web/calls/api.ts';
import { useSending } from '#web/money/bill-sending.ts';
import { reminderText } from '#web/money/reminder-text.ts';
import { linkToShare } from '#web/money/share-links.ts';
import type { ShareProps } from '#web/money/share-props.ts';
import { useReminding, useRemindingAll } from '#web/money/use-acts.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { MoreMenu, type MoreItem } from '#web/ui/windows/more-menu.tsx';
import { PictureOpener } from '#web/ui/windows/picture-opener.tsx';
import { openSharing, preloadSharing } from '#web/ui/windows/sharing.ts';

const BillWindow = lazyWindow(() => import('#web/money/BillWindow.tsx'), 'BillWindow');
const LetGoQuestion = lazyWindow(() => import('#web/money/RequestQuestions.tsx'), 'LetGoQuestion');

type ActsProps = { payment: PaymentRequest; me: string; onDelete: () => void; onChange: () => void };

/** What follows the shares of an open request: for its people the bill, for its requester the own share and the actions. */
export function RequestFoot({ titleId, ...acts }: ActsProps & { titleId: string }) {
  const { payment, me } = acts;
  const isRequester = payment.requester.userId === me;
  return (
    <>
      {isRequester && payment.ownShare !== null && (
        <p className="px-3.5 pb-2 text-sm text-ink2">
          <Amounts>{moreOptions.ownShare(payment.ownShare)}</Amounts>
        </p>
      )}
      <BillOpener payment={payment} titleId={titleId} />
      {isRequester && <RequesterActs {...acts} />}
    </>
  );
}

/** Opens the bill of a request for its people. */
const BillOpener = ({ payment: { bill, title }, titleId }: { payment: PaymentRequest; titleId: string }) =>
  bill !== null && (
    <div className="border-t border-line px-3.5 py-1">
      <PictureOpener
        address={bill}
        headers={NOTHING_MORE}
        alt={openBill.alt(title)}
        icon={<Paperclip size={16} aria-hidden />}
        words={{ ...openBill, title: openBill.title(title) }}
        className="-ml-2.5 px-2.5! font-medium"
        describedBy={titleId}
      />
    </div>
  );

const NOTHING_MORE = {};

/** Returns the label of the requester's action on the bill; undefined while one is being sent. */
function useBillAction({ id, bill }: PaymentRequest): string | undefined {
  const sending = useSending(id);
  if (sending !== undefined && 'sent' in sending.state) return undefined;
  return bill === null ? ownBill.attach : ownBill.change;
}

/** The sum that is still open, and the requester's actions. */
function RequesterActs({ payment, me, onDelete, onChange }: ActsProps) {
  const reminding = useReminding();
  const unpaid = payment.debtors.filter(isOwed);
  const isRemindable = unpaid.some(mayRemind);
  const isDeletable = mayDelete(me, { ...payment, requesterId: payment.requester.userId });
  const unreached = useUnreached(payment);
  const whyOf = ({ userId }: Debtor) => unreached.find((each) => each.userId === userId)?.why;
  // Debtors who stopped all of these emails are named only once.
  const debtors = payment.debtors.filter((debtor) => whyOf(debtor) !== 'stopped');
  const reminder = unpaid.length > 0 ? reminderText({ ...payment, debtors }) : '';
  const open = unpaid.reduce((sum, { amount }) => sum + amount, 0);
  const billAction = useBillAction(payment);
  const bill = useOpening();
  const items: MoreItem[] = [
    { icon: Pencil, label: words.change, sends: true, run: onChange },
    ...(billAction === undefined
      ? []
      : [
          {
            icon: Paperclip,
            label: billAction,
            sends: true,
            preload: BillWindow.preload,
            run: () => bill.open(),
          },
        ]),
    ...(isDeletable ? [{ icon: Trash2, label: words.delete, sends: true, run: onDelete }] : []),
  ];
  return (
    <div className="border-t border-line px-3.5 pt-2.5 pb-3">
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        {unpaid.length > 0 && (
          <>
            <span className="min-w-0 flex-[999_1_min(7rem,100%)] text-sm text-ink2">
              <span className="block text-15">{words.stillOpen}</span>
              {reminder !== '' && <FactsLine of={[reminder]} />}
            </span>
            <b className="font-bold whitespace-nowrap sm:order-last">{formatAmount(open)}</b>
          </>
        )}
        <span className="flex min-w-0 items-center justify-end gap-1.5 max-sm:w-full">
          {isRemindable && (
            <Button
              variant="outline"
              size="small"
              className="min-w-0 px-3! max-sm:flex-auto"
              icon={<BellRing size={16} aria-hidden />}
              busy={reminding.isPending}
              onClick={() => reminding.mutate(payment)}
            >
              {words.remind}
            </Button>
          )}
          <MoreMenu label={words.more(payment.title)} items={items} variant="outline" />
        </span>
      </div>
      {unpaid.map((debtor) => {
        const why = whyOf(debtor);
        return (
          why && (
            <p key={debtor.userId} className="mt-1.5 text-sm text-pretty text-ink2">
              {words.noEmail[why](debtor.displayName)}
            </p>
          )
        );
      })}
      <BillWindow opening={bill.opening} onClose={bill.close} payment={payment} />
    </div>
  );
}

/** The debtors whom no email of the home reaches, from the page's summary. */
function useUnreached({ homeId }: PaymentRequest): Unreached[] {
  const { data } = useQuery({
    ...api.payments.getPaymentSummary.queryOptions({ input: { homeId } }),
    enabled: false,
  });
  return data?.unreached ?? [];
}

/** What the requester can do about an open share. */
export function ShareMenu({ payment, debtor, me, title }: ShareProps) {
  const letGo = useOpening();
  const reminding = useRemindingAll(payment.homeId);
  const items: MoreItem[] = [];
  if (mayLetGo(me, payment.requester.userId, debtor)) {
    items.push({
      icon: Share2,
      label: shareButton.share,
      preload: preloadSharing,
      run: (button) => void openSharing(async () => linkToShare({ payment, debtor }), button),
    });
    if (mayRemind(debtor))
      items.push({
        icon: BellRing,
        label: words.remind,
        sends: true,
        run: () => !reminding.isPending && reminding.mutate(debtor.userId),
      });
    items.push({
      icon: Feather,
      label: words.letGo,
      sends: true,
      preload: LetGoQuestion.preload,
      run: () => letGo.open(),
    });
  }
  return (
    <>
      {items.length > 0 && <MoreMenu label={words.more(debtor.displayName)} items={items} />}
      <LetGoQuestion opening={letGo.opening} onClose={letGo.close} {...{ payment, debtor, title }} />
    </>
  );
}
