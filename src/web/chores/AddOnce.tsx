import { useMutation } from '@tanstack/react-query';
import { CalendarDays, Users } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { Home } from '#contract/homes.ts';
import { addDays, dayOfMonth, isDay, type Day } from '#domain/days.ts';
import { iconFor } from '#domain/chore-icons.ts';
import { homeMark } from '#domain/home-mark.ts';
import { isOnceDay, ONCE_LIMITS } from '#domain/once.ts';
import { isEstimate, TEMPLATE_LIMITS } from '#domain/templates.ts';
import { cleanLine } from '#domain/texts.ts';
import { weekdayShort, dayHeading } from '#words/days.ts';
import { layout } from '#words/layout.ts';
import { addOnce as words } from '#words/once.ts';
import { templateProblems } from '#words/templates.ts';
import { useAbsences } from '#web/absences/use-absences.ts';
import { calls, codeOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { useAttemptId, type LastAttempt } from '#web/calls/ids.ts';
import { useDeletingOnce } from '#web/chores/deleting-once.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FaceRadio } from '#web/ui/controls/face-radio.tsx';
import { GroupField, TextField } from '#web/ui/controls/field.tsx';
import { NumberStepper } from '#web/ui/controls/number-stepper.tsx';
import { useForm } from '#web/ui/controls/use-form.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { FormInWindow, FormWindow } from '#web/ui/windows/form-window.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { board } from '#words/chores.ts';

const LEAST_BUSY = '';
const DAYS_OFFERED = 7;

type Props = { home: Home; me: string; today: Day; open: boolean; onClose: () => void };

/** Adds a chore that comes once (docs/product/board.md 'Add once'). Load it lazily, with a new key each time it opens. */
export function AddOnce({ open, ...form }: Props) {
  return (
    <FormWindow open={open} onClose={form.onClose} title={words.title} closeLabel={layout.close}>
      <OnceForm {...form} />
    </FormWindow>
  );
}

function OnceForm({ home, me, today, onClose }: Omit<Props, 'open'>) {
  const { form, values, set, field, submit, draftOffer, forgetDraft, lastAttempt } = useForm({
    initial: { name: '', day: today, who: LEAST_BUSY, minutes: String(TEMPLATE_LIMITS.minutes.initial) },
    draft: { of: `once ${homeMark(home.id)}` },
    required: { fields: ['name'], message: words.nameMissing },
    rules: {
      day: (day) => (isDay(day) && isOnceDay(day, today) ? undefined : words.dayInvalid),
      minutes: (minutes) => (isEstimate(Number(minutes)) ? undefined : templateProblems.MINUTES_INVALID),
    },
  });
  const adding = useAdding(home, me, lastAttempt, onClose);
  const away = useAbsences(home.id, home).awayOn(isDay(values.day) ? values.day : today);
  const people = home.members.toSorted(
    (one, other) => Number(other.userId === me) - Number(one.userId === me),
  );
  return (
    <FormInWindow
      form={form}
      onSubmit={submit(
        ({ name, day, who, minutes }) =>
          adding.mutateAsync({
            name: cleanLine(name),
            icon: iconFor(name),
            dueDate: day,
            minutes: Number(minutes),
            userId: home.members.some(({ userId }) => userId === who) ? who : null,
          }),
        (text) => showToast({ kind: 'error', text }),
      )}
      cancel={words.cancel}
      onCancel={() => {
        forgetDraft();
        onClose();
      }}
      save={words.save}
      busy={adding.isPending}
    >
      <p className="-mt-1 text-sm text-ink2">{words.hint}</p>
      {draftOffer}
      <div className="flex items-end gap-2.5">
        <Tile icon={iconFor(values.name)} size={44} />
        <div className="min-w-0 flex-1">
          <TextField
            label={words.name}
            required
            data-autofocus
            maxLength={TEMPLATE_LIMITS.nameLength}
            autoComplete="off"
            {...field('name')}
          />
        </div>
      </div>
      <DayField {...field('day')} today={today} onChange={(day) => set('day', day)} />
      <GroupField label={words.who}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(76px,6.5rem)),1fr))] gap-2">
          <FaceRadio
            name="who"
            value={LEAST_BUSY}
            isChosen={values.who === LEAST_BUSY}
            onChoose={() => set('who', LEAST_BUSY)}
            face={
              <span className="grid size-10 place-items-center rounded-full bg-sunken text-ink2">
                <Users size={20} aria-hidden />
              </span>
            }
            label={words.leastBusy}
          />
          {people.map(({ userId, displayName, tone, photoURL }) => (
            <FaceRadio
              key={userId}
              name="who"
              value={userId}
              isChosen={values.who === userId}
              onChoose={() => set('who', userId)}
              face={<Avatar name={displayName} tone={tone} photo={photoURL} size={40} />}
              label={userId === me ? words.you : displayName}
              note={away.has(userId) && words.away}
            />
          ))}
        </div>
      </GroupField>
      <NumberStepper
        label={words.minutes}
        lessLabel={words.lessTime}
        moreLabel={words.moreTime}
        min={TEMPLATE_LIMITS.minutes.min}
        max={TEMPLATE_LIMITS.minutes.max}
        step={TEMPLATE_LIMITS.minutes.step}
        {...field('minutes')}
      />
    </FormInWindow>
  );
}

type DayProps = {
  name: string;
  value: Day;
  onChange: (day: Day) => void;
  today: Day;
  error: string | undefined;
  invalid: boolean;
};

/** Seven days as buttons, and a date field for another one. */
function DayField({ name, value, onChange, today, error, invalid }: DayProps) {
  const days = Array.from({ length: DAYS_OFFERED }, (_, index) => addDays(today, index));
  const [isOther, setIsOther] = useState(!days.includes(value));
  const last = addDays(today, ONCE_LIMITS.daysAhead);
  return (
    <div>
      <GroupField label={words.when} error={isOther ? undefined : error}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
          {days.map((day) => (
            <DayRadio
              key={day}
              name={`${name}-choice`}
              day={day}
              isChosen={!isOther && value === day}
              onChoose={() => {
                setIsOther(false);
                onChange(day);
              }}
            >
              {day === today ? words.today : weekdayShort(day)}
            </DayRadio>
          ))}
        </div>
      </GroupField>
      {isOther ? (
        <div className="mt-3">
          <TextField
            label={words.day}
            type="date"
            required
            min={today}
            max={last}
            {...{ name, value, onChange, error, invalid }}
          />
        </div>
      ) : (
        <Button
          variant="link"
          size="small"
          className="mt-1 px-1!"
          icon={<CalendarDays size={17} aria-hidden />}
          onClick={() => setIsOther(true)}
        >
          {words.anotherDay}
        </Button>
      )}
    </div>
  );
}

type DayRadioProps = {
  name: string;
  day: Day;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

function DayRadio({ name, day, isChosen, onChoose, children }: DayRadioProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="relative flex min-w-0 flex-col items-center rounded-md border border-line py-1.5 text-center has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
    >
      <input
        id={id}
        type="radio"
        name={name}
        value={day}
        aria-label={dayHeading(day)}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] opacity-0"
      />
      <span aria-hidden className="w-full text-xs">
        {children}
      </span>
      <b aria-hidden className="text-base leading-tight">
        {dayOfMonth(day)}
      </b>
    </label>
  );
}

type Once = { name: string; icon: string; dueDate: Day; minutes: number; userId: string | null };

function useAdding(home: Home, me: string, lastAttempt: LastAttempt, onAdded: () => void) {
  const { idOf, forget } = useAttemptId<Once>(lastAttempt);
  const deleteOnce = useDeletingOnce(home.id);
  return useMutation({
    mutationFn: (once: Once) => calls.chores.addOnceChore({ homeId: home.id, id: idOf(once), ...once }),
    onSuccess: ({ choreId, userId }, { name, dueDate }) => {
      onAdded();
      const person = home.members.find((member) => member.userId === userId)?.displayName;
      const text =
        userId === null
          ? words.addedForNobody(name, dueDate)
          : userId === me
            ? words.addedForYou(name, dueDate)
            : words.added(name, person ?? board.someone, dueDate);
      showToast({
        kind: 'success',
        text,
        action: { label: board.undo, run: () => deleteOnce({ id: choreId, name }) },
      });
    },
    onError: (error) => {
      if (codeOf(error) === 'ID_TAKEN') forget();
      showToast(failureOf(error, words.failed));
    },
  });
}
