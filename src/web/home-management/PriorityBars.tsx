import { TEMPLATE_LIMITS } from '#domain/templates.ts';
import { priorities, templateList } from '#words/templates.ts';

const LEVELS = Array.from({ length: TEMPLATE_LIMITS.priority.max }, (_, index) => index);

/** Five rising bars and always the word; where the row is one line, the word alone. */
export const PriorityBars = ({ priority }: { priority: number }) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
    <svg width="18" height="14" viewBox="0 0 18 14" aria-hidden className="max-xl:hidden">
      {LEVELS.map((level) => (
        <rect
          key={level}
          x={level * 3.8}
          y={10 - level * 2.5}
          width="2.6"
          height={4 + level * 2.5}
          rx="1"
          className={level < priority ? 'fill-ink2' : 'fill-line'}
        />
      ))}
    </svg>
    <span className="sr-only">{templateList.priority} </span>
    {priorities[priority - 1]}
  </span>
);
