import { useRef, useState } from 'react';
import type { PaymentRequest } from '#contract/payments.ts';
import { paymentPage as words } from '#words/payments.ts';
import { DeleteQuestion } from '#web/payments/DeleteQuestion.tsx';
import { RequestCard } from '#web/payments/RequestCard.tsx';
import { ReceiptArt } from '#web/payments/art.tsx';
import type { usePayments } from '#web/payments/use-payments.ts';
import { EnvelopeArt } from '#web/ui/art.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { PageLoader } from '#web/ui/spinner.tsx';

type RequestListProps = { me: string; found: ReturnType<typeof usePayments> };

/** The requests in which the reader takes part, newest first. */
export function RequestList({ me, found }: RequestListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [deleting, setDeleting] = useState<PaymentRequest>();
  const [isAsking, setIsAsking] = useState(false);
  const onDelete = (payment: PaymentRequest) => {
    setDeleting(payment);
    setIsAsking(true);
  };
  return (
    <>
      <Section title={words.list} headingRef={heading}>
        <Cards me={me} found={found} onDelete={onDelete} />
      </Section>
      {deleting && (
        <DeleteQuestion
          key={deleting.id}
          payment={deleting}
          open={isAsking}
          onClose={() => setIsAsking(false)}
          heading={() => heading.current}
        />
      )}
    </>
  );
}

type CardsProps = RequestListProps & { onDelete: (payment: PaymentRequest) => void };

function Cards({ me, found, onDelete }: CardsProps) {
  const { payments, isPending, isReading, readAgain, more } = found;
  if (isPending) return <PageLoader label={words.loading} />;
  if (!payments)
    return (
      <div className="card" role="alert">
        <EmptyState art={<EnvelopeArt refused />} text={words.loadFailed}>
          <Button variant="outline" busy={isReading} onClick={readAgain}>
            {words.tryAgain}
          </Button>
        </EmptyState>
      </div>
    );
  if (payments.length === 0)
    return (
      <div className="card">
        <EmptyState art={<ReceiptArt />} text={words.empty} />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      {payments.map((payment) => (
        <RequestCard key={payment.id} payment={payment} me={me} onDelete={() => onDelete(payment)} />
      ))}
      {more.has && (
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start"
          busy={more.isReading}
          onClick={more.read}
        >
          {words.showMore}
        </Button>
      )}
    </div>
  );
}
