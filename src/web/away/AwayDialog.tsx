import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Home } from '#contract/homes.ts';
import { ABSENCE_LIMITS, absenceProblem, daysAway, type Absence } from '#domain/absences.ts';
import { addDays, isDay, type Day } from '#domain/days.ts';
import { awayDialog as words } from '#words/away.ts';
import { errors } from '#words/errors.ts';
import { layout } from '#words/layout.ts';
import { AwayPreview, type ChoreFace } from '#web/away/AwayPreview.tsx';
import { absencesQuery, ownComing, useSavingDays } from '#web/away/use-absences.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonRow } from '#web/ui/button-row.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SheetOrDialog } from '#web/ui/sheet-or-dialog.tsx';
import { SheetBody, SheetFoot } from '#web/ui/sheet.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useToday } from '#web/ui/use-today.ts';

type FormProps = {
  home: Home;
  me: string;
  /** One's own that is changed; undefined for a new one. */
  changed?: (Absence & { id: string }) | undefined;
  faceOf: ChoreFace;
  onClose: () => void;
};
export type AwayDialogProps = FormProps & {
  open: boolean;
  /** Where the focus goes as it closes; true: back to what opened it. */
  focusAfter: () => HTMLElement | true;
};

/**
 * Says that one is away, and shows who gets one's chores as soon as the days are chosen (docs/product/away.md 'The dialog'). Give it a key for
 * each opening.
 */
export function AwayDialog({ open, focusAfter, ...form }: AwayDialogProps) {
  return (
    <SheetOrDialog
      open={open}
      onClose={form.onClose}
      title={words.title}
      closeLabel={layout.close}
      focusAfter={focusAfter}
    >
      {(isOnPhone) => <AwayForm {...form} isOnPhone={isOnPhone} />}
    </SheetOrDialog>
  );
}

function AwayForm({ home, me, changed, faceOf, onClose, isOnPhone }: FormProps & { isOnPhone: boolean }) {
  const clock = useToday(home.settings.timeZone);
  const { data } = useQuery(absencesQuery(home.id));
  const today = data?.today ?? clock;
  const others = (data ? ownComing(data, me) : []).filter(({ id }) => id !== changed?.id);
  const begun = changed && changed.from < today ? changed.from : undefined;
  const problemOf = (from: string, to: string) =>
    isDay(from) && isDay(to) ? absenceProblem({ from, to }, others, { today, begun }) : undefined;
  const { form, values, field, submit } = useForm({
    initial: { from: changed?.from ?? '', to: changed?.to ?? '' },
    rules: {
      from: (from) => (isDay(from) ? undefined : words.fromMissing),
      to: (to, { from }) => {
        if (!isDay(to)) return words.toMissing;
        const problem = problemOf(from, to);
        return problem && errors[problem];
      },
    },
  });
  const saving = useSavingDays(home.id, changed?.id, onClose);
  const { from, to } = values;
  const problem = problemOf(from, to);
  const isChosen = isDay(from) && isDay(to) && problem === undefined;
  const shownTo = field('to');
  const Layout = isOnPhone ? SheetLayout : DialogLayout;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit((days) => saving.mutate(days))}
      className={isOnPhone ? 'flex min-h-0 flex-1 flex-col' : 'grid grid-cols-1 gap-4'}
    >
      <Layout
        buttons={
          <>
            <Button variant="outline" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" busy={saving.isPending}>
              {words.save}
            </Button>
          </>
        }
      >
        <div>
          <div className="grid grid-cols-2 items-start gap-3 sm:gap-4">
            <DayField
              label={words.from}
              {...field('from')}
              min={today}
              max={lastDay(today)}
              readOnly={begun !== undefined}
            />
            <DayField
              label={words.to}
              {...shownTo}
              error={shownTo.error ?? (problem && errors[problem])}
              invalid={shownTo.invalid || problem !== undefined}
              min={isDay(from) && from > today ? from : today}
              max={lastDay(today)}
            />
          </div>
          {isChosen && (
            <p className="mt-1.5 text-sm text-ink2">{words.seen(daysAway({ from, to }), home.name)}</p>
          )}
        </div>
        <div aria-live="polite">
          {isChosen ? (
            <AwayPreview home={home} days={{ from, to }} absenceId={changed?.id} faceOf={faceOf} />
          ) : (
            <p className="text-sm text-ink2">{words.choose}</p>
          )}
        </div>
      </Layout>
    </form>
  );
}

const lastDay = (today: Day) => addDays(today, ABSENCE_LIMITS.daysAhead);

type DayFieldProps = {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  invalid: boolean;
  min: Day;
  max: Day;
  readOnly?: boolean;
};

const DayField = (props: DayFieldProps) => <TextField required type="date" {...props} />;

type LayoutProps = { children: ReactNode; buttons: ReactNode };

const SheetLayout = ({ children, buttons }: LayoutProps) => (
  <>
    <SheetBody>
      <div className="grid grid-cols-1 gap-5">{children}</div>
    </SheetBody>
    <SheetFoot>{buttons}</SheetFoot>
  </>
);

const DialogLayout = ({ children, buttons }: LayoutProps) => (
  <>
    {children}
    <ButtonRow>{buttons}</ButtonRow>
  </>
);
