import { createFileRoute } from '@tanstack/react-router';
import { PaymentSuccess } from '#web/proofs/PaymentSuccess.tsx';
import { sessionQuery } from '#web/app/session.tsx';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

type ProofSearch = {
  paymentId?: string | undefined;
  userId?: string | undefined;
  /** With whom the reader settles up there, and in which home. */
  settle?: string | undefined;
  homeId?: string | undefined;
};

export const Route = createFileRoute('/payment-success')({
  // All are named even where they are empty: the router keeps what validation leaves out.
  validateSearch: (search: Record<string, unknown>): ProofSearch => ({
    paymentId: text(search['paymentId']),
    userId: text(search['userId']),
    settle: text(search['settle']),
    homeId: text(search['homeId']),
  }),
  // A letter's link opens for anyone: only without its token it matters who is signed in.
  beforeLoad: async ({ context, location }) => {
    if (!location.state.linkToken) await context.queries.ensureQueryData(sessionQuery);
  },
  component: PaymentSuccess,
});
