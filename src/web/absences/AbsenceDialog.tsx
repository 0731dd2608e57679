import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Home } from '#contract/homes.ts';
import { ABSENCE_LIMITS, absenceProblem, daysAway } from '#domain/absences.ts';
import { addDays, isDay, type Day } from '#domain/days.ts';
import { homeMark } from '#domain/home-mark.ts';
import { absenceCard, absenceDialog as words } from '#words/absences.ts';
import { errors } from '#words/errors.ts';
import { layout } from '#words/layout.ts';
import { AbsencePreview, type ChoreFace } from '#web/absences/AbsencePreview.tsx';
import {
  ABSENCE_BUTTON,
  absencesQuery,
  myAbsences,
  useSavingAbsence,
  type MyAbsence,
} from '#web/absences/use-absences.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/field.tsx';
import { FormInWindow, FormWindow } from '#web/ui/windows/form-window.tsx';
import { useForm } from '#web/ui/controls/use-form.ts';
import { useTakeFocus } from '#web/ui/hooks/focus.ts';
import { useToday } from '#web/ui/hooks/clock.ts';

type FormProps = {
  home: Home;
  me: string;
  /** The member's absence to change; undefined for a new one. */
  changed?: MyAbsence | undefined;
  faceOf: ChoreFace;
  onClose: () => void;
};

/**
 * Saves an absence, and previews who gets the chores once the days are chosen (docs/product/absences.md 'The absence dialog').
 * Pass a new key each time it opens.
 */
export function AbsenceDialog({ open, ...form }: FormProps & { open: boolean }) {
  const [picked, setPicked] = useState<MyAbsence>();
  return (
    <FormWindow
      open={open}
      onClose={form.onClose}
      title={words.title}
      closeLabel={layout.close}
      focusAfter={() => (form.changed ? true : (document.getElementById(ABSENCE_BUTTON) ?? true))}
      isTall
    >
      {picked ? (
        <AbsenceForm key={picked.id} {...form} changed={picked} takesFocus />
      ) : (
        <AbsenceForm {...form} onPick={setPicked} />
      )}
    </FormWindow>
  );
}

type AbsenceFormProps = FormProps & {
  /** Switches the dialog to another of the member's absences. */
  onPick?: (absence: MyAbsence) => void;
  /**
   * Set if the form replaces another one. The last day takes the focus, because a member who comes home early shortens
   * the absence.
   */
  takesFocus?: boolean;
};

function AbsenceForm({ home, me, changed, faceOf, onClose, onPick, takesFocus }: AbsenceFormProps) {
  const clock = useToday(home.settings.timeZone);
  const { data } = useQuery(absencesQuery(home.id));
  const today = data?.today ?? clock;
  const others = (data ? myAbsences(data, me) : []).filter(({ id }) => id !== changed?.id);
  const begun = changed && changed.from < today ? changed.from : undefined;
  const problemOf = (from: string, to: string) =>
    isDay(from) && isDay(to) ? absenceProblem({ from, to }, others, { today, begun }) : undefined;
  const { form, values, field, submit, draftOffer, forgetDraft } = useForm({
    initial: { from: changed?.from ?? '', to: changed?.to ?? '' },
    draft: { of: `away ${homeMark(home.id)} ${changed?.id ?? ''}` },
    rules: {
      from: (from) => (isDay(from) ? undefined : words.fromMissing),
      to: (to, { from }) => {
        if (!isDay(to)) return words.toMissing;
        const problem = problemOf(from, to);
        return problem && errors[problem];
      },
    },
  });
  const saving = useSavingAbsence(home.id, changed?.id, onClose);
  const { from, to } = values;
  const problem = problemOf(from, to);
  const isChosen = isDay(from) && isDay(to) && problem === undefined;
  const shownTo = field('to');
  const lastField = useTakeFocus<HTMLDivElement>();
  return (
    <FormInWindow
      form={form}
      onSubmit={submit((days) => saving.mutateAsync(days))}
      cancel={words.cancel}
      onCancel={() => {
        forgetDraft();
        onClose();
      }}
      save={words.save}
      busy={saving.isPending}
      className="max-sm:gap-5"
    >
      {onPick && !changed && others.length > 0 && (
        <div className="grid gap-2">
          {others.map((absence) => (
            <MyDays key={absence.id} absence={absence} onChange={() => onPick(absence)} />
          ))}
        </div>
      )}
      {draftOffer}
      <div>
        <div className="grid grid-cols-2 items-start gap-3 sm:gap-4">
          <DayField
            label={words.from}
            {...field('from')}
            min={today}
            max={lastDay(today)}
            readOnly={begun !== undefined}
          />
          <div ref={takesFocus ? lastField : undefined} className="min-w-0">
            <DayField
              label={words.to}
              {...shownTo}
              error={shownTo.error ?? (problem && errors[problem])}
              invalid={shownTo.invalid || problem !== undefined}
              min={isDay(from) && from > today ? from : today}
              max={lastDay(today)}
            />
          </div>
        </div>
        {isChosen && (
          <p className="mt-1.5 text-sm text-ink2">{words.seen(daysAway({ from, to }), home.name)}</p>
        )}
      </div>
      <div aria-live="polite">
        {isChosen ? (
          <AbsencePreview home={home} days={{ from, to }} absenceId={changed?.id} faceOf={faceOf} />
        ) : (
          problem === undefined && <p className="text-sm text-ink2">{words.choose}</p>
        )}
      </div>
    </FormInWindow>
  );
}

/**
 * Says that the member is already away on these days, with a button to change that absence. Members who come home early
 * look for it here.
 */
function MyDays({ absence: { from, to }, onChange }: { absence: MyAbsence; onChange: () => void }) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-3 rounded-md bg-sunken py-2 pr-2 pl-3.5">
      <p id={id} className="min-w-0 text-15 leading-snug text-balance">
        <Amounts>{words.already(from, to)}</Amounts>
      </p>
      <Button variant="outline" size="small" aria-describedby={id} onClick={onChange}>
        {absenceCard.change}
      </Button>
    </div>
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
