import { createFileRoute } from '@tanstack/react-router';
import { JoinHome } from '#web/pages/JoinHome.tsx';
import { sessionQuery } from '#web/session.tsx';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export const Route = createFileRoute('/join-home')({
  validateSearch: (search: Record<string, unknown>): { homeId?: string; code?: string } => {
    const homeId = text(search['homeId']);
    const code = text(search['code']);
    return { ...(homeId !== undefined && { homeId }), ...(code !== undefined && { code }) };
  },
  beforeLoad: ({ context }) => context.queries.ensureQueryData(sessionQuery),
  component: JoinHome,
});
