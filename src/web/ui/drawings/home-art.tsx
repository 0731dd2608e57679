import { Drawing } from '#web/ui/drawings/art.tsx';

/** A pandan in a mango pot, for 'nothing left to do'. */
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

/** A house with a leaf for its door, for 'no home yet'. */
export function NoHomeArt() {
  return (
    <svg width="150" height="116" viewBox="66 14 168 130" aria-hidden className="shrink-0">
      <ellipse cx="150" cy="136" rx="80" ry="8" fill="var(--ground, var(--sunken))" />
      <House />
      <Pandan x={88} scale={0.66} />
      <Pandan x={214} scale={0.5} />
    </svg>
  );
}

type HomeArtProps = {
  className?: string | undefined;
  /** The windows are lit: all is done. */
  isLit?: boolean;
};

/** The house, its pandans and a mango sun, for the corner of a soft card. */
export function HomeArt({ className, isLit = false }: HomeArtProps) {
  return (
    <svg viewBox="0 0 280 150" aria-hidden className={className}>
      <circle cx="238" cy="38" r="19" fill="var(--accent)" />
      <path d="M0 150c30-18 84-24 140-24s110 6 140 24z" fill="var(--primary)" opacity=".16" />
      <House isLit={isLit} />
      <Pandan x={72} scale={1} />
      <Pandan x={222} scale={0.72} />
    </svg>
  );
}

const WINDOWS = [113, 171];

function House({ isLit = false }) {
  return (
    <>
      <path d="M104 70h92v60a6 6 0 0 1-6 6h-80a6 6 0 0 1-6-6z" fill="var(--surface)" />
      <path
        d="M94 72 150 26l56 46"
        fill="var(--surface)"
        stroke="var(--primary)"
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M150 136c-17-11-19-31 0-50 19 19 17 39 0 50z" fill="var(--accent)" />
      <path d="M150 136v-30" stroke="var(--on-accent)" strokeWidth="2.5" strokeLinecap="round" />
      {WINDOWS.map((x) => (
        <g key={x}>
          <rect
            x={x}
            y="84"
            width="16"
            height="18"
            rx="4"
            fill={isLit ? 'var(--accent)' : 'var(--primary)'}
            opacity={isLit ? 1 : 0.22}
          />
          {isLit && <path d={`M${x + 8} 84v18M${x} 93h16`} stroke="var(--surface)" strokeWidth="2" />}
        </g>
      ))}
    </>
  );
}

function Pandan({ x, scale }: { x: number; scale: number }) {
  return (
    <g transform={`translate(${x} 137) scale(${scale})`} fill="var(--primary)">
      <path d="M0 0C-12-14-16-34-10-52 2-38 5-18 0 0z" />
      <path d="M0 0c2-18 10-30 26-38C26-20 16-6 0 0z" opacity=".75" />
      <path d="M0 0c-6-12-18-18-34-18C-30-6-16 1 0 0z" opacity=".5" />
    </g>
  );
}
