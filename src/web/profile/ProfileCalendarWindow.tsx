import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { Calendar as OwnCalendar, LinkedCalendar } from '#contract/calendars.ts';
import { CALENDAR_SHOWS, type CalendarShows } from '#domain/calendar.ts';
import { dayOf } from '#domain/days.ts';
import * as words from '#words/calendar.ts';
import { plainDate } from '#words/days.ts';
import { layout } from '#words/layout.ts';
import { api, calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { copyText } from '#web/device/clipboard.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field } from '#web/ui/controls/field.tsx';
import { LazyQuestion, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { RowFailed } from '#web/ui/layout/part-failed.tsx';
import { FormWindow, WindowBody } from '#web/ui/windows/form-window.tsx';
import { SelectField } from '#web/ui/controls/select.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';
import { usePendingChanges } from '#web/calls/use-pending-changes.ts';

const CALENDAR = api.calendars.getCalendar;
const SHOWN = CALENDAR_SHOWS.map((value) => ({ value, label: words.shows[value] }));

/** The link for a calendar app that shows the reader's chores (docs/product/calendar.md 'The calendar link'). */
export function ProfileCalendarWindow({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <FormWindow open={open} onClose={onClose} title={words.title} closeLabel={layout.close}>
      <WindowBody>
        <p className="mb-4 text-ink2">{words.hint}</p>
        <Calendar />
      </WindowBody>
    </FormWindow>
  );
}

function Calendar() {
  const calendar = useQuery(CALENDAR.queryOptions());
  return (
    <>
      {calendar.isPending && (
        <Loading label={words.loading} className="grid gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-11" />
        </Loading>
      )}
      {calendar.isError && (
        <RowFailed
          text={words.loadFailed}
          again={layout.tryAgain}
          busy={calendar.isFetching}
          onAgain={() => void calendar.refetch()}
        />
      )}
      {calendar.isSuccess && (
        <div className="grid gap-4">
          <ShowField shows={calendar.data.shows} />
          <CalendarLink madeAt={calendar.data.madeAt} />
        </div>
      )}
    </>
  );
}

function useCacheCalendar() {
  const queries = useQueryClient();
  return ({ shows, madeAt }: OwnCalendar) => queries.setQueryData(CALENDAR.queryKey(), { shows, madeAt });
}

function ShowField({ shows }: Pick<OwnCalendar, 'shows'>) {
  const cacheCalendar = useCacheCalendar();
  const { pending, begin, settle } = usePendingChanges<{ shows: CalendarShows }>();
  const saving = useMutation({
    // In order, so that the last choice wins.
    scope: { id: 'calendar-shows' },
    mutationFn: (choice: { shows: CalendarShows }) => calls.calendars.setCalendarShows(choice),
    onSuccess: cacheCalendar,
    onError: (error) => showToast(failureOf(error, words.showFailed)),
    onSettled: (_calendar, _error, choice) => settle(choice),
  });
  return (
    <SelectField
      sends
      label={words.show}
      options={SHOWN}
      value={pending.at(-1)?.shows ?? shows}
      onChange={(chosen) => {
        const choice = { shows: chosen };
        begin(choice);
        saving.mutate(choice);
      }}
    />
  );
}

async function copy(link: string | Promise<string>) {
  if (await copyText(link)) showToast({ kind: 'success', text: words.copied });
  else showToast({ kind: 'error', text: words.copyFailed, reason: words.copyByHand });
}

/** The link is known only on the page that has just created it. */
function CalendarLink({ madeAt }: Pick<OwnCalendar, 'madeAt'>) {
  const cacheCalendar = useCacheCalendar();
  const [made, setMade] = useState<LinkedCalendar>();
  const question = useOpening();
  const making = useMutation({
    mutationFn: () => calls.calendars.makeCalendarLink(),
    onSuccess: (calendar) => {
      setMade(calendar);
      cacheCalendar(calendar);
    },
    onError: (error) => showToast(failureOf(error, words.makeFailed)),
  });
  // The mutation itself shows why no link was created.
  const makeAndCopy = () => {
    const calendar = making.mutateAsync();
    void copy(calendar.then(({ link: copied }) => copied)).catch(() => {});
    return calendar;
  };
  // Another tab may have created a new link since, or ended it.
  const link = made?.madeAt?.getTime() === madeAt?.getTime() ? made?.link : undefined;
  if (madeAt === null)
    return (
      <Button
        className="justify-self-start max-sm:w-full"
        busy={making.isPending}
        onClick={() => void makeAndCopy()}
      >
        {words.copy}
      </Button>
    );
  return (
    <>
      {link === undefined ? (
        <p className="text-15 text-ink2">
          <Amounts>{words.madeOn(plainDate(dayOf(madeAt, supportedZone(undefined))))}</Amounts>
        </p>
      ) : (
        <LinkField link={link} />
      )}
      <div className="flex flex-wrap gap-2.5 max-sm:flex-col">
        {link !== undefined && <Button onClick={() => void copy(link)}>{words.copy}</Button>}
        <Button variant="outline" {...LazyQuestion.preloadProps} onClick={() => question.open()}>
          {words.makeNew}
        </Button>
      </div>
      <LazyQuestion
        opening={question.opening}
        onClose={question.close}
        title={words.makeNewTitle}
        yes={words.makeNewYes}
        cancel={words.cancel}
        busy={making.isPending}
        onYes={makeAndCopy}
      >
        {words.makeNewText}
      </LazyQuestion>
    </>
  );
}

/** A field, so that the link can be selected and copied by hand if the clipboard is unavailable. */
function LinkField({ link }: { link: string }) {
  return (
    <Field label={words.linkLabel} hint={words.linkHint}>
      {(control) => (
        <span className="relative block">
          <Link2 size={17} aria-hidden className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink2" />
          <input
            {...control}
            readOnly
            value={link}
            className="input truncate pl-10 text-15"
            onFocus={(event) => event.target.select()}
          />
        </span>
      )}
    </Field>
  );
}
