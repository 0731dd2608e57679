import { createFileRoute } from '@tanstack/react-router';
import { HomeManagement } from '#web/home-management/HomeManagement.tsx';

export const Route = createFileRoute('/_app/home-management')({ component: HomeManagement });
