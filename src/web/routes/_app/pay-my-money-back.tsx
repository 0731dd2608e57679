import { createFileRoute } from '@tanstack/react-router';
import { PayMyMoneyBack } from '#web/pages/PayMyMoneyBack.tsx';

export const Route = createFileRoute('/_app/pay-my-money-back')({ component: PayMyMoneyBack });
