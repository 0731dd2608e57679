import { createFileRoute } from '@tanstack/react-router';
import { PaymentProofSoon } from '#web/pages/Soon.tsx';

export const Route = createFileRoute('/payment-success')({ component: PaymentProofSoon });
