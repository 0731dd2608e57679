import { createFileRoute } from '@tanstack/react-router';
import { NoPage } from '#web/app/BarePage.tsx';

/** Every address that is none, in the frame. */
export const Route = createFileRoute('/_app/$')({ component: NoPage });
