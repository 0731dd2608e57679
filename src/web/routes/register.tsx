import { createFileRoute } from '@tanstack/react-router';
import { Register } from '#web/accounts/Register.tsx';
import { requireSignedOut, returnSearch } from '#web/app/session.tsx';

export const Route = createFileRoute('/register')({
  validateSearch: returnSearch,
  beforeLoad: requireSignedOut,
  component: Register,
});
