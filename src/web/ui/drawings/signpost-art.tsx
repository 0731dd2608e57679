import { Drawing } from '#web/ui/drawings/drawing.tsx';

/** A signpost that points both ways, a pandan at its foot: nothing is here. */
export function SignpostArt() {
  return (
    <Drawing>
      <ellipse cx="66" cy="95" rx="46" ry="6" fill="var(--sunken)" />
      <rect x="62" y="14" width="8" height="82" rx="4" fill="var(--primary)" />
      <g stroke="var(--primary)" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M38 20h54l13 11-13 11H38z" fill="var(--accent)" />
        <path d="M94 48H42L29 59l13 11h52z" fill="var(--surface)" />
      </g>
      <path d="M58 31h22" stroke="var(--on-accent)" strokeWidth="3" strokeLinecap="round" opacity=".7" />
      <path d="M52 59h28" stroke="var(--primary)" strokeWidth="3" strokeLinecap="round" opacity=".6" />
      <path d="M88 96c-9-5-12-13-10-23 8 6 11 14 10 23z" fill="var(--primary)" />
      <path d="M88 96c1-9 6-14 16-17 0 9-6 15-16 17z" fill="var(--primary)" opacity=".6" />
      <circle cx="115" cy="66" r="5" fill="var(--primary-soft)" />
      <circle cx="18" cy="26" r="7" fill="var(--primary-soft)" />
    </Drawing>
  );
}
