import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { Me } from '#contract/users.ts';
import { MAIL_GROUPS, type MailGroup } from '#domain/mail-groups.ts';
import { layout } from '#words/layout.ts';
import * as mailWords from '#words/notification-choices.ts';
import * as words from '#words/notification-choices.ts';
import { rowTitles } from '#words/profile.ts';
import { calls } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { changeCachedProfile, sessionQuery } from '#web/app/session.tsx';
import { hourText } from '#web/notifications/push-device-query.ts';
import { useDeviceNotifications } from '#web/notifications/use-device-notifications.ts';
import type { PushDevice } from '#web/app/push-device.ts';
import { RowFailed } from '#web/ui/layout/part-failed.tsx';
import { FormWindow, WindowBody } from '#web/ui/windows/form-window.tsx';
import { useServerField } from '#web/ui/hooks/connection.ts';
import { Select } from '#web/ui/controls/select.tsx';
import { SwitchRow } from '#web/ui/controls/checkbox.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { usePendingChanges } from '#web/calls/use-pending-changes.ts';

type Choice = { group: MailGroup; wanted: boolean };
type Notifications = ReturnType<typeof useDeviceNotifications>;

const after = (unwanted: readonly MailGroup[], { group, wanted }: Choice): MailGroup[] => {
  const others = unwanted.filter((each) => each !== group);
  return wanted ? others : [...others, group];
};

/** Returns the email choices with pending changes applied; a refused change disappears by itself. */
function useMailChoices(me: Me) {
  const queries = useQueryClient();
  const { pending, begin, settle } = usePendingChanges<Choice>();
  const saving = useMutation({
    // In order, each based on the result of the one before.
    scope: { id: 'mail-choices' },
    mutationFn: (choice: Choice) => {
      const current = queries.getQueryData(sessionQuery.queryKey)?.user?.unwantedMail ?? me.unwantedMail;
      return calls.mailChoices.setMailChoices({ unwanted: after(current, choice) });
    },
    onSuccess: ({ unwanted }) => changeCachedProfile(queries, { unwantedMail: unwanted }),
    onError: (error) => showToast(failureOf(error, mailWords.failed)),
    onSettled: (_unwanted, _error, choice) => settle(choice),
  });
  const choose = (choice: Choice) => {
    begin(choice);
    saving.mutate(choice);
  };
  return { unwanted: pending.reduce<MailGroup[]>(after, me.unwantedMail), choose };
}

/**
 * Chooses notifications by email and on this device; saves at once (docs/product/notifications.md 'Choosing emails',
 * 'On this device').
 */
export function NotificationsWindow({ me, open, onClose }: { me: Me; open: boolean; onClose: () => void }) {
  return (
    <FormWindow open={open} onClose={onClose} title={rowTitles.notifications} closeLabel={layout.close}>
      <WindowBody>
        <Choices me={me} />
      </WindowBody>
    </FormWindow>
  );
}

function Choices({ me }: { me: Me }) {
  const notifications = useDeviceNotifications();
  return (
    <>
      <div className="-mt-2 mb-2 divide-y divide-line">
        <OnThisDevice {...notifications} />
      </div>
      <Kinds me={me} {...notifications} />
      <p className="mt-3 text-sm text-ink2">{mailWords.always}</p>
    </>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourText(hour),
}));

function OnThisDevice(notifications: Notifications) {
  const { device, isFailed, isFetching, refetch, isSwitching, switchTo, choose } = notifications;
  if (isFailed)
    return (
      <div className="py-2.5">
        <RowFailed text={words.loadFailed} again={layout.tryAgain} busy={isFetching} onAgain={refetch} />
      </div>
    );
  const choices = device?.choices;
  const unavailable = device?.unavailable;
  return (
    <>
      <SwitchRow
        label={words.here}
        hint={unavailable ? words.whyNot[unavailable] : words.hereHint}
        // While the browser asks for permission, the switch shows what was pressed.
        checked={isSwitching ? !choices : Boolean(choices)}
        disabled={!device || unavailable !== undefined || isSwitching}
        aria-busy={!device || isSwitching}
        onChange={switchTo}
      />
      {choices && (
        <SwitchRow
          label={words.morning}
          hint={words.morningHint}
          checked={choices.morning}
          onChange={(morning) => choose({ ...choices, morning })}
        />
      )}
      {device && (choices?.morning || device.morning.byMail) && <Hour {...notifications} {...device} />}
    </>
  );
}

function Hour({ morning, setMorning }: Notifications & PushDevice) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 py-2">
      <label htmlFor={id} className="text-15 font-semibold">
        {words.at}
      </label>
      <span className="w-28">
        <Select
          id={id}
          sends
          value={String(morning.hour)}
          options={HOURS}
          onChange={(hour) => setMorning({ ...morning, hour: Number(hour) })}
        />
      </span>
    </div>
  );
}

const HEAD = 'pb-1 text-sm font-semibold text-ink2';

function Kinds({ me, device, choose: chooseHere, setMorning }: { me: Me } & Notifications) {
  const { unwanted, choose } = useMailChoices(me);
  const offId = useId();
  const here = device?.choices;
  return (
    <>
      <table className="w-full">
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} text-left`}>
              {words.kind}
            </th>
            <th scope="col" className={`${HEAD} w-16 text-center`}>
              {words.email}
            </th>
            <th scope="col" className={`${HEAD} w-16 text-center`}>
              {words.device}
            </th>
          </tr>
        </thead>
        <tbody>
          {MAIL_GROUPS.map((group) => {
            const kind = mailWords.groups[group];
            return (
              <tr key={group} className="border-t border-line">
                <Kind {...kind} />
                <Box
                  name={words.box(kind.title, words.email)}
                  checked={!unwanted.includes(group)}
                  onChange={(wanted) => choose({ group, wanted })}
                />
                <Box
                  name={words.box(kind.title, words.device)}
                  checked={Boolean(here) && !here?.unwanted.includes(group)}
                  describedBy={here ? undefined : offId}
                  onChange={
                    here &&
                    ((wanted) => chooseHere({ ...here, unwanted: after(here.unwanted, { group, wanted }) }))
                  }
                />
              </tr>
            );
          })}
          <tr className="border-t border-line">
            <Kind {...words.chores} />
            <Box
              name={words.box(words.chores.title, words.email)}
              checked={device?.morning.byMail ?? false}
              onChange={device && ((byMail) => setMorning({ ...device.morning, byMail }))}
            />
            <Box
              name={words.box(words.chores.title, words.device)}
              checked={here?.morning ?? false}
              describedBy={here ? undefined : offId}
              onChange={here && ((morning) => chooseHere({ ...here, morning }))}
            />
          </tr>
        </tbody>
      </table>
      {!here && (
        <p id={offId} className="sr-only">
          {words.offHere}
        </p>
      )}
    </>
  );
}

const Kind = ({ title, hint }: { title: string; hint: string }) => (
  <th scope="row" className="py-2 text-left font-normal">
    <span className="block text-15 leading-snug font-semibold">{title}</span>
    <span className="block text-sm leading-snug text-pretty text-ink2">{hint}</span>
  </th>
);

type BoxProps = {
  name: string;
  checked: boolean;
  describedBy?: string | undefined;
  onChange: ((checked: boolean) => void) | null | undefined;
};

/** A checkbox whose target is the whole cell; disabled without `onChange`. */
function Box({ name, checked, describedBy, onChange }: BoxProps) {
  return (
    <td className="h-px p-0">
      <label className="grid h-full min-h-11 place-items-center">
        <input
          type="checkbox"
          aria-label={name}
          aria-describedby={describedBy}
          checked={checked}
          {...useServerField(true, !onChange)}
          onChange={(event) => onChange?.(event.target.checked)}
          className="size-5 accent-primary"
        />
      </label>
    </td>
  );
}
