import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeviceChoices, Morning } from '#contract/pushes.ts';
import * as words from '#words/notification-choices.ts';
import { calls, messageOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import type { NotTurnedOn, PushDevice } from '#web/app/push-device.ts';
import { loadPushDevice, pushDeviceQuery } from '#web/notifications/push-device-query.ts';
import { showToast } from '#web/ui/windows/toast.ts';

function switchProblem(error: Error): string {
  const why = 'why' in error ? (error.why as NotTurnedOn['why']) : undefined;
  if (why === 'notAllowed')
    return Notification.permission === 'denied' ? words.whyNot.denied : words.dismissed;
  if (why === 'notReady') return words.notReady;
  return why === 'unreachable' ? words.unreachable : messageOf(error, words.switchFailed);
}

/**
 * The notification settings of this device, and functions that change them. Changes save at once and are rolled back if
 * the server refuses.
 */
export function useDeviceNotifications() {
  const queries = useQueryClient();
  const { queryKey } = pushDeviceQuery;
  const reading = useQuery(pushDeviceQuery);
  const show = (part: Partial<PushDevice>) => {
    // A read that is in progress started before this change.
    void queries.cancelQueries({ queryKey });
    queries.setQueryData<PushDevice>(queryKey, (known) => known && { ...known, ...part });
  };
  const refetch = () => reading.refetch();

  const switching = useMutation({
    mutationFn: async (on: boolean) => {
      const part = await loadPushDevice();
      if (on) return part.turnOnNotifications();
      await part.turnOffNotifications();
      return null;
    },
    onSuccess: (choices) => show({ choices }),
    onError: (error) => {
      showToast({ kind: 'error', text: switchProblem(error) });
      return refetch();
    },
  });
  // Changes that are being sent: shown at once, because the cache reports a mutation only a moment later.
  const [pending, setPending] = useState<Partial<Pick<PushDevice, 'choices' | 'morning'>>>({});
  const settle = (part: 'choices' | 'morning', value: unknown) =>
    setPending(({ [part]: last, ...others }) => (last === value ? others : { ...others, [part]: last }));
  const choosing = useMutation({
    // In order, because each contains all earlier choices.
    scope: { id: 'device-choices' },
    mutationFn: (choices: DeviceChoices) => calls.pushes.setDeviceChoices(choices),
    onSuccess: (_kept, choices) => show({ choices }),
    onError: (error) => {
      showToast(failureOf(error, words.switchFailed));
      return refetch();
    },
    onSettled: (_kept, _error, choices) => settle('choices', choices),
  });
  const timing = useMutation({
    scope: { id: 'morning' },
    mutationFn: (morning: Morning) => calls.pushes.setMorning(morning),
    onSuccess: (_kept, morning) => show({ morning }),
    onError: (error) => {
      showToast(failureOf(error, words.switchFailed));
      return refetch();
    },
    onSettled: (_kept, _error, morning) => settle('morning', morning),
  });
  return {
    device: reading.data && { ...reading.data, ...pending },
    isFailed: reading.isError,
    refetch: () => void refetch(),
    isFetching: reading.isFetching,
    isSwitching: switching.isPending,
    switchTo: (on: boolean) => switching.mutate(on),
    choose(choices: DeviceChoices) {
      setPending((others) => ({ ...others, choices }));
      choosing.mutate(choices);
    },
    setMorning(morning: Morning) {
      setPending((others) => ({ ...others, morning }));
      timing.mutate(morning);
    },
  };
}
