import { useMutation } from '@tanstack/react-query';
import type { Home } from '#contract/homes.ts';
import type { HomeSettings } from '#domain/homes.ts';
import { homeSettings as words } from '#words/home-management.ts';
import { api, type calls } from '#web/calls/api.ts';
import { sayWhy } from '#web/app/reauthentication.ts';
import { useSent } from '#web/calls/use-sent.ts';

type Sent = Parameters<typeof calls.homes.updateHomeSettings>[0];

/** The settings with what is on its way laid over them: a refused change falls back by itself. */
export function useSettings(home: Home) {
  const { sent, begin, settle } = useSent<Sent>();
  const saving = useMutation(
    api.homes.updateHomeSettings.mutationOptions({
      onError: sayWhy(words.failed),
      onSettled: (_settings, _error, change) => settle(change),
    }),
  );
  const own = sent.filter(({ homeId }) => homeId === home.id).map(({ settings }) => settings);
  const settings: HomeSettings = Object.assign({}, home.settings, ...own);
  const change = (changed: Partial<HomeSettings>) => {
    const sending = { homeId: home.id, settings: changed };
    begin(sending);
    saving.mutate(sending);
  };
  return { settings, change };
}
