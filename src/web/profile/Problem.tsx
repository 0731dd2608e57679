import { CircleAlert } from 'lucide-react';

/** Why something was not done, where it was asked for. */
export const Problem = ({ text }: { text: string }) => (
  <p role="alert" className="flex items-start gap-1.5 text-sm leading-snug font-medium text-danger">
    <CircleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
    <span className="min-w-0">{text}</span>
  </p>
);
