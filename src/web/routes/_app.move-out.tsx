import { createFileRoute } from '@tanstack/react-router';
import { MoveOut } from '#web/moving-out/MoveOut.tsx';

export const Route = createFileRoute('/_app/move-out')({ component: MoveOut });
