import { Drawing } from '#web/ui/drawings/drawing.tsx';

/** A letter with a leaf for its seal; `refused` gives it a red cross. */
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
