import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeviceChoices, Morning } from '#contract/pushes.ts';
import * as words from '#words/notification-choices.ts';
import { calls, messageOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import type { NotSwitchedOn, PushDevice } from '#web/app/push-device.ts';
import { showToast } from '#web/ui/windows/toast.ts';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const queryKey = ['push-device'];
const load = keepLoading(() => import('#web/app/push-device.ts'));

/** What went wrong with the switch, in a sentence. */
function switchProblem(error: Error): string {
  const why = 'why' in error ? (error.why as NotSwitchedOn['why']) : undefined;
  if (why === 'notAllowed')
    return Notification.permission === 'denied' ? words.whyNot.denied : words.dismissed;
  if (why === 'notReady') return words.notReady;
  return why === 'unreachable' ? words.unreachable : messageOf(error, words.switchFailed);
}

/** What this device is told, and how that is changed; each is kept at once, and falls back where the server did not keep it. */
export function useDeviceNotifications() {
  const queries = useQueryClient();
  const reading = useQuery({ queryKey, queryFn: async () => (await load()).readPushDevice() });
  const show = (part: Partial<PushDevice>) => {
    // What is being read was asked for before this.
    void queries.cancelQueries({ queryKey });
    queries.setQueryData<PushDevice>(queryKey, (known) => known && { ...known, ...part });
  };
  const readAgain = () => reading.refetch();

  const switching = useMutation({
    mutationFn: async (on: boolean) => {
      const part = await load();
      if (on) return part.switchOn();
      await part.switchOff();
      return null;
    },
    onSuccess: (choices) => show({ choices }),
    onError: (error) => {
      showToast({ kind: 'error', text: switchProblem(error) });
      return readAgain();
    },
  });
  // On its way to the server: shown at once, where the cache tells of it a moment later.
  const [sent, setSent] = useState<Partial<Pick<PushDevice, 'choices' | 'morning'>>>({});
  const settle = (part: 'choices' | 'morning', value: unknown) =>
    setSent(({ [part]: last, ...others }) => (last === value ? others : { ...others, [part]: last }));
  const choosing = useMutation({
    // One after the other: each carries all that was chosen before it.
    scope: { id: 'device-choices' },
    mutationFn: (choices: DeviceChoices) => calls.pushes.setDeviceChoices(choices),
    onSuccess: (_kept, choices) => show({ choices }),
    onError: (error) => {
      showToast(failureOf(error, words.switchFailed));
      return readAgain();
    },
    onSettled: (_kept, _error, choices) => settle('choices', choices),
  });
  const timing = useMutation({
    scope: { id: 'morning' },
    mutationFn: (morning: Morning) => calls.pushes.setMorning(morning),
    onSuccess: (_kept, morning) => show({ morning }),
    onError: (error) => {
      showToast(failureOf(error, words.switchFailed));
      return readAgain();
    },
    onSettled: (_kept, _error, morning) => settle('morning', morning),
  });
  return {
    device: reading.data && { ...reading.data, ...sent },
    isFailed: reading.isError,
    readAgain: () => void readAgain(),
    isReading: reading.isFetching,
    isSwitching: switching.isPending,
    switchTo: (on: boolean) => switching.mutate(on),
    choose(choices: DeviceChoices) {
      setSent((others) => ({ ...others, choices }));
      choosing.mutate(choices);
    },
    setMorning(morning: Morning) {
      setSent((others) => ({ ...others, morning }));
      timing.mutate(morning);
    },
  };
}
