/** The product's mark: a house whose door is a pandan leaf. Its name is always beside it. */
export function Mark({ size = 28 }: { size?: number | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden className="shrink-0">
      <path
        d="M16 5.6 5.9 14.2v11.9h20.2V14.2z"
        fill="var(--primary)"
        stroke="var(--primary)"
        strokeWidth="3.8"
        strokeLinejoin="round"
      />
      <path d="M16 28c-5.6-3.7-6-9.9 0-16.4 6 6.5 5.6 12.7 0 16.4z" fill="var(--accent)" />
      <path d="M16 26.2v-7.4" stroke="var(--on-accent)" strokeWidth="1.15" strokeLinecap="round" />
    </svg>
  );
}

/** Mark and name in one line, for use inside a link. */
export function Brand({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-[9px] text-[min(1.1875rem,26px)] pointer-coarse:min-h-11 font-extrabold tracking-[-.02em]">
      <Mark />
      {name}
    </span>
  );
}

/** Google's G, as a separate file: inline it would make the first screen heavier. */
export function GoogleMark({ muted }: { muted?: boolean | undefined }) {
  return (
    <img
      src="/google.svg"
      alt=""
      width={18}
      height={18}
      className={muted ? 'opacity-50 [filter:grayscale(1)]' : undefined}
    />
  );
}
