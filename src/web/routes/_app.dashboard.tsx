import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '#web/dashboard/Dashboard.tsx';
import { loadPartsAhead } from '#web/dashboard/dashboard-parts.ts';

export const Route = createFileRoute('/_app/dashboard')({
  loader: ({ context }) => loadPartsAhead(context.queries),
  component: Dashboard,
});
