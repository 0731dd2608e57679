/** Google's G as a file of its own: inline it would weigh on the first screen. */
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
