import { createFileRoute } from '@tanstack/react-router';
import { ConfirmAddress } from '#web/accounts/ConfirmAddress.tsx';

export const Route = createFileRoute('/confirm-address')({
  component: ConfirmAddress,
});
