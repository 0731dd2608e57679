import { createFileRoute } from '@tanstack/react-router';
import { MoveOut } from '#web/pages/MoveOut.tsx';

export const Route = createFileRoute('/_app/move-out')({ component: MoveOut });
