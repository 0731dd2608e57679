import { createFileRoute } from '@tanstack/react-router';
import { SwapRequests } from '#web/swaps/SwapRequests.tsx';

export const Route = createFileRoute('/_app/swap-requests')({ component: SwapRequests });
