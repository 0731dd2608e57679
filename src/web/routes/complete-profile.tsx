import { createFileRoute } from '@tanstack/react-router';
import { CompleteProfile } from '#web/accounts/CompleteProfile.tsx';
import { requireNameless, returnSearch } from '#web/app/session.tsx';

export const Route = createFileRoute('/complete-profile')({
  validateSearch: returnSearch,
  beforeLoad: requireNameless,
  component: CompleteProfile,
});
