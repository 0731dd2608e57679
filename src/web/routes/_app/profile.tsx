import { createFileRoute } from '@tanstack/react-router';
import { Profile } from '#web/pages/Profile.tsx';

export const Route = createFileRoute('/_app/profile')({ component: Profile });
