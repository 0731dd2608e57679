import { Drawing } from '#web/ui/drawings/art.tsx';

/** A receipt and a ticked coin, for an empty list. */
export const RequestArt = () => (
  <Drawing>
    <ellipse cx="66" cy="96" rx="44" ry="5" fill="var(--ground, var(--sunken))" />
    <path
      d="M30 22h44v66l-7-5-7.5 5-7.5-5-7.5 5-7.5-5-7 5z"
      fill="var(--primary-soft)"
      transform="rotate(-8 52 55)"
    />
    <path
      d="M46 12h46v76l-7.7-5-7.6 5-7.7-5-7.7 5-7.6-5L46 88z"
      fill="var(--surface)"
      stroke="var(--primary)"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path
      d="M55 28h28M55 38h18M55 48h24"
      stroke="var(--primary)"
      strokeWidth="3.5"
      strokeLinecap="round"
      opacity=".5"
    />
    <circle cx="94" cy="68" r="19" fill="var(--accent)" />
    <circle cx="94" cy="68" r="14.5" fill="none" stroke="var(--on-accent)" strokeWidth="1.5" opacity=".4" />
    <path
      d="m87 68 5 5 9-10"
      fill="none"
      stroke="var(--on-accent)"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Drawing>
);
