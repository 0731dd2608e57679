import { CalendarDays, Table2 } from 'lucide-react';
import { board } from '#words/chores.ts';
import type { DaysShown } from '#web/chores/layout.ts';
import { Segmented } from '#web/ui/controls/choices.tsx';
import { Select } from '#web/ui/controls/select.tsx';
import { Tabs } from '#web/ui/controls/tabs.tsx';

export type BoardView = 'calendar' | 'table';
export type BoardTab = 'all' | 'mine';

const TABS = [
  { value: 'all', label: board.allChores },
  { value: 'mine', label: board.myChores },
] as const;

type Choice<Value> = { value: Value; onChange: (value: Value) => void };

/** Calendar or table; without icons where it shares its row with a dropdown. */
export const ViewChoice = ({ narrow, ...choice }: Choice<BoardView> & { narrow: boolean }) => (
  <Segmented
    {...choice}
    label={board.view}
    className={narrow ? 'flex-[1_0_170px]' : undefined}
    options={[
      {
        value: 'calendar',
        label: (
          <>
            {!narrow && <CalendarDays size={16} aria-hidden />}
            {board.calendarView}
          </>
        ),
      },
      {
        value: 'table',
        label: (
          <>
            {!narrow && <Table2 size={16} aria-hidden />}
            {board.tableView}
          </>
        ),
      },
    ]}
  />
);

/** All chores or one's own, as tabs of the panel with the same id (docs/product/board.md 'All chores or mine'). */
export const WhoseTabs = ({ id, ...choice }: Choice<BoardTab> & { id: string }) => (
  <Tabs {...choice} id={id} label={board.whose} options={TABS} />
);

/** The same as a dropdown, on small screens. */
export const WhoseDropdown = (choice: Choice<BoardTab>) => (
  <div className="min-w-0 flex-[1_0_130px]">
    <Select {...choice} aria-label={board.whose} options={TABS} />
  </div>
);

/** On desktops: the seven columns, or the list of the remaining days (docs/product/board.md 'Week or remaining days'). */
export const DaysChoice = (choice: Choice<DaysShown>) => (
  <Segmented
    {...choice}
    label={board.days}
    options={[
      { value: 'week', label: board.wholeWeek },
      { value: 'remaining', label: board.remainingDays },
    ]}
  />
);
