/** A word between two lines: one way or the other. */
export function Or({ children }: { children: string }) {
  return (
    <div className="flex items-center gap-3 text-sm text-ink2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </div>
  );
}
