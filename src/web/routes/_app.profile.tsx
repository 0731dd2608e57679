import { createFileRoute } from '@tanstack/react-router';
import { Profile } from '#web/profile/Profile.tsx';

export const Route = createFileRoute('/_app/profile')({ component: Profile });
