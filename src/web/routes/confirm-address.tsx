import { createFileRoute } from '@tanstack/react-router';
import { ConfirmAddress } from '#web/pages/ConfirmAddress.tsx';

export const Route = createFileRoute('/confirm-address')({
  validateSearch: (search: Record<string, unknown>) => ({ token: String(search['token'] ?? '') }),
  component: ConfirmAddress,
});
