import { createFileRoute } from '@tanstack/react-router';
import { CompleteProfile } from '#web/pages/CompleteProfile.tsx';
import { requireNameless, returnSearch } from '#web/session.tsx';

export const Route = createFileRoute('/complete-profile')({
  validateSearch: returnSearch,
  beforeLoad: requireNameless,
  component: CompleteProfile,
});
