import { createFileRoute } from '@tanstack/react-router';
import { ForgotPassword } from '#web/accounts/ForgotPassword.tsx';

export const Route = createFileRoute('/forgot-password')({ component: ForgotPassword });
