import { Drawing } from '#web/ui/drawings/art.tsx';

/** Two leaves crossing: nobody wants to swap. */
export const LeavesArt = () => (
  <Drawing>
    <ellipse cx="66" cy="95" rx="44" ry="6" fill="var(--ground, var(--sunken))" />
    <path d="M34 88C24 58 40 26 86 12c10 34-6 66-52 76z" fill="var(--primary)" />
    <path
      d="M36 86C46 62 60 42 80 22"
      fill="none"
      stroke="var(--surface)"
      strokeWidth="2"
      strokeLinecap="round"
      opacity=".5"
    />
    <path d="M100 88c8-26-4-50-42-60-10 28 4 54 42 60z" fill="var(--accent)" />
    <path
      d="M98 86C88 66 78 52 64 36"
      fill="none"
      stroke="var(--on-accent)"
      strokeWidth="2"
      strokeLinecap="round"
      opacity=".4"
    />
    <circle cx="114" cy="26" r="5" fill="var(--primary-soft)" />
    <circle cx="20" cy="36" r="6" fill="var(--primary-soft)" />
  </Drawing>
);

/** A paper plane on its way: nothing sent yet. */
export const PlaneArt = () => (
  <Drawing>
    <ellipse cx="66" cy="95" rx="40" ry="6" fill="var(--ground, var(--sunken))" />
    <path
      d="M12 82c16 4 30-2 40-16"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="1 9"
    />
    <path d="M28 44 112 12 60 54z" fill="var(--primary)" />
    <path d="M60 54 112 12 84 80z" fill="var(--primary)" opacity=".72" />
    <path d="M60 54l6 24 8-14z" fill="var(--primary)" opacity=".4" />
    <circle cx="28" cy="24" r="6" fill="var(--primary-soft)" />
    <circle cx="112" cy="58" r="5" fill="var(--primary-soft)" />
  </Drawing>
);
