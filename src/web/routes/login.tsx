import { createFileRoute } from '@tanstack/react-router';
import { Login } from '#web/accounts/Login.tsx';
import { requireSignedOut, returnSearch } from '#web/app/session.tsx';

export const Route = createFileRoute('/login')({
  validateSearch: returnSearch,
  beforeLoad: requireSignedOut,
  component: Login,
});
