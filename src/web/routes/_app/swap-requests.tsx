import { createFileRoute } from '@tanstack/react-router';
import { SwapRequests } from '#web/pages/SwapRequests.tsx';

export const Route = createFileRoute('/_app/swap-requests')({ component: SwapRequests });
