import { Clock, Pencil, Repeat } from 'lucide-react';
import { useState } from 'react';
import type { Template } from '#contract/templates.ts';
import { TEMPLATE_LIMITS, type ChoreTemplate } from '#domain/templates.ts';
import { howOften, priorities, templateList, templateList as words } from '#words/templates.ts';
import { DeleteButton, ResetButton } from '#web/templates/TemplateButtons.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { SubHeading } from '#web/ui/layout/section.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { useReturnFocus } from '#web/ui/hooks/focus.ts';

type TemplateRowProps = {
  homeId: string;
  template: Template;
  /** The template that sets its days: itself, or the leader of its same-day group. */
  leader: ChoreTemplate;
  onEdit: () => void;
  onDeleting: () => void;
  onPreload: () => void;
};

/** Edit is always the last button, so that these buttons form a column. */
export function TemplateRow({ homeId, template, leader, onEdit, onDeleting, onPreload }: TemplateRowProps) {
  const edit = words.edit(template.name);
  const [resetting, setResetting] = useState(false);
  const editButton = useReturnFocus(resetting && template.isChanged);
  return (
    <li className="flex flex-wrap items-center justify-end gap-3 py-2.5 pr-1 pl-3.5 sm:gap-3.5 sm:pr-3 sm:pl-4">
      <Tile icon={template.icon} />
      <div className="min-w-0 flex-[999_1_9rem] xl:flex xl:items-center xl:gap-4">
        <div className="min-w-0 xl:flex-1">
          <TemplateName template={template} />
          <p className="truncate text-sm text-ink2 max-xl:hidden" title={template.description}>
            {template.description}
          </p>
        </div>
        <Facts template={template} often={howOften(leader)} />
      </div>
      <div className="flex shrink-0 justify-end xl:w-[4.75rem]">
        {template.isCustom ? (
          <DeleteButton homeId={homeId} template={template} onSent={onDeleting} />
        ) : (
          template.isChanged && (
            <ResetButton homeId={homeId} template={template} onSent={() => setResetting(true)} />
          )
        )}
        <IconButton
          ref={editButton}
          sends
          label={edit}
          title={edit}
          onPointerEnter={onPreload}
          onFocus={onPreload}
          onClick={onEdit}
        >
          <Pencil size={17} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

function TemplateName({ template }: { template: Template }) {
  const kind = template.isCustom ? words.custom : template.isChanged ? words.changed : undefined;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 leading-snug text-pretty">
      <SubHeading className="min-w-0 font-[650]">{template.name}</SubHeading>
      {kind !== undefined && <span className="text-13 font-medium whitespace-nowrap text-ink2">{kind}</span>}
    </div>
  );
}

/** One line; three columns from 1280 px. */
const Facts = ({ template, often }: { template: Template; often: string }) => (
  <p className="text-sm text-ink2 max-xl:mt-0.5 max-xl:overflow-x-clip">
    <span className="flex flex-wrap items-center max-xl:-ml-3 xl:gap-x-5">
      <span className="inline-flex items-center whitespace-nowrap max-xl:pl-3 xl:w-[7.375rem] xl:gap-1.5">
        <Repeat size={14} aria-hidden className="max-xl:hidden" />
        {often}
      </span>
      <span className="inline-flex items-center whitespace-nowrap xl:w-[4.5rem] xl:gap-1.5">
        <Clock size={14} aria-hidden className="max-xl:hidden" />
        <Dot />
        {words.minutes(template.estimatedTime)}
      </span>
      <span className="inline-flex xl:w-[4.875rem]">
        <Dot />
        <PriorityBars priority={template.priority} />
      </span>
    </span>
  </p>
);

/** Cut off at the edge if its fact starts a line. */
const Dot = () => (
  <span aria-hidden className="w-3 text-center xl:hidden">
    ·
  </span>
);

const LEVELS = Array.from({ length: TEMPLATE_LIMITS.priority.max }, (_, index) => index);

/** Five rising bars and always the word; only the word if the row is a single line. */
const PriorityBars = ({ priority }: { priority: number }) => (
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
