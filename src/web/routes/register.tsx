import { createFileRoute } from '@tanstack/react-router';
import { Register } from '#web/pages/Register.tsx';
import { requireSignedOut, returnSearch } from '#web/session.tsx';

export const Route = createFileRoute('/register')({
  validateSearch: returnSearch,
  beforeLoad: requireSignedOut,
  component: Register,
});
