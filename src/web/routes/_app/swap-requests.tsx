import { createFileRoute } from '@tanstack/react-router';
import { SwapRequestsSoon } from '#web/pages/Soon.tsx';

export const Route = createFileRoute('/_app/swap-requests')({ component: SwapRequestsSoon });
