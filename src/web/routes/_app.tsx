import { createFileRoute } from '@tanstack/react-router';
import { Shell } from '#web/pages/Shell.tsx';
import { requireMember } from '#web/session.tsx';

export const Route = createFileRoute('/_app')({ beforeLoad: requireMember, component: Shell });
