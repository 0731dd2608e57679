import { createFileRoute } from '@tanstack/react-router';
import { PayMyMoneyBackSoon } from '#web/pages/Soon.tsx';

export const Route = createFileRoute('/_app/pay-my-money-back')({ component: PayMyMoneyBackSoon });
