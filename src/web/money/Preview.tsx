import { clsx } from 'clsx';
import { formatAmount } from '#domain/money.ts';
import { moreOptions } from '#words/more-options.ts';
import { paymentForm as words } from '#words/payments.ts';
import type { PaymentPreview } from '#web/money/payment-form-values.ts';
import { Amounts } from '#web/ui/controls/amounts.tsx';

/** What each would pay, or what all would pay together, as it is typed. */
export function Preview({ preview, people }: { preview: PaymentPreview; people: number }) {
  const { by, own } = preview;
  const sen = by === 'amounts' ? preview.total : preview.share;
  const sentences = [own === null ? words.ownShare : moreOptions.ownShare(own)];
  if (by === 'equally') {
    const { share, more, gain } = preview;
    if (own !== null && own > share) sentences.push(moreOptions.senMore(more));
    if (gain !== 0) sentences.push(words.rounding(share, people, gain));
  }
  return (
    <output
      className={clsx(
        'block rounded-md px-4 py-3',
        sen > 0 ? 'bg-primary-soft text-on-primary-soft' : 'bg-sunken text-ink2',
      )}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-15">{by === 'amounts' ? moreOptions.totalAsked : words.perPerson}</span>
        <b
          className={clsx(
            'text-2xl leading-tight font-[750] tracking-[-.02em] whitespace-nowrap',
            sen === 0 && 'text-ink',
          )}
        >
          {formatAmount(sen)}
        </b>
      </span>
      {sentences.map((sentence) => (
        <span key={sentence} className="mt-0.5 block text-sm">
          <Amounts>{sentence}</Amounts>
        </span>
      ))}
    </output>
  );
}
