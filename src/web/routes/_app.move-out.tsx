import { createFileRoute } from '@tanstack/react-router';
import { MovingOut } from '#web/moving-out/MovingOut.tsx';

export const Route = createFileRoute('/_app/move-out')({ component: MovingOut });
