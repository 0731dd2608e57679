import type { ReactNode } from 'react';

/**
 * The frame of the flat drawings for empty states: one object each, colours from tokens only, purely decorative. If the
 * ground is coloured, set `--ground`.
 */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg width="132" height="104" viewBox="0 0 132 104" aria-hidden className="shrink-0">
      {children}
    </svg>
  );
}

/** A letter sealed with a leaf; `refused` replaces the leaf with a red cross. */
export function EnvelopeArt({ refused }: { refused?: boolean | undefined }) {
  return (
    <Drawing>
      <ellipse cx="66" cy="95" rx="46" ry="6" fill="var(--ground, var(--sunken))" />
      <g transform={refused ? 'rotate(-6 66 56)' : undefined}>
        <g stroke="var(--primary)" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
          <rect x="22" y="24" width="88" height="64" rx="9" fill="var(--surface)" />
          <path d="m25 30 35 30a9 9 0 0 0 12 0l35-30" fill="none" />
        </g>
        {refused ? <CrossSeal /> : <LeafSeal />}
      </g>
      <circle cx="115" cy="22" r="6" fill="var(--primary-soft)" />
      <circle cx="13" cy="34" r="5" fill="var(--primary-soft)" />
    </Drawing>
  );
}

function LeafSeal() {
  return (
    <>
      <circle cx="66" cy="60" r="16" fill="var(--accent)" />
      <path d="M66 71c-7-6-8-14 0-22 8 8 7 16 0 22z" fill="var(--on-accent)" opacity=".85" />
      <path d="M66 70V57" stroke="var(--accent)" strokeWidth="1.6" strokeLinecap="round" />
    </>
  );
}

function CrossSeal() {
  return (
    <>
      <circle cx="66" cy="60" r="16" fill="var(--bad-bg)" />
      <path d="m60 54 12 12M72 54 60 66" stroke="var(--bad)" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

/** A signpost that points both ways, with a pandan at its foot: this page does not exist. */
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
