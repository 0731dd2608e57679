import { createFileRoute } from '@tanstack/react-router';
import { Login } from '#web/pages/Login.tsx';
import { requireSignedOut, returnSearch } from '#web/session.tsx';

export const Route = createFileRoute('/login')({
  validateSearch: returnSearch,
  beforeLoad: requireSignedOut,
  component: Login,
});
