import { Drawing } from '#web/ui/drawings/drawing.tsx';

/** A pandan in a mango pot: nothing left to do. */
export function PandanArt() {
  return (
    <Drawing>
      <ellipse cx="66" cy="95" rx="46" ry="6" fill="var(--ground, var(--sunken))" />
      <path d="M64 66C50 52 44 34 50 14c12 12 17 32 14 52z" fill="var(--primary)" />
      <path d="M67 66c4-22 14-36 32-42-2 20-14 36-32 42z" fill="var(--primary)" opacity=".72" />
      <path d="M61 67C52 52 38 44 22 44c6 15 21 23 39 23z" fill="var(--primary)" opacity=".45" />
      <path d="M44 64h44l-5 27a5 5 0 0 1-5 4H54a5 5 0 0 1-5-4z" fill="var(--accent)" />
      <rect x="40" y="60" width="52" height="10" rx="4" fill="var(--accent)" />
      <path d="M42 70h48l-.6 3H42.6z" fill="var(--on-accent)" opacity=".14" />
      <circle cx="110" cy="30" r="5" fill="var(--primary-soft)" />
      <circle cx="18" cy="22" r="7" fill="var(--primary-soft)" />
    </Drawing>
  );
}
