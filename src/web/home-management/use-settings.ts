import { useMutation } from '@tanstack/react-query';
import type { Home } from '#contract/homes.ts';
import type { HomeSettings } from '#domain/homes.ts';
import { homeSettings as words } from '#words/home-management.ts';
import { api, type calls } from '#web/calls/api.ts';
import { showFailure } from '#web/app/reauthentication.ts';
import { usePendingChanges } from '#web/calls/use-pending-changes.ts';

type Sent = Parameters<typeof calls.homes.updateHomeSettings>[0];

/** Returns the settings with pending changes applied; a refused change disappears by itself. */
export function useSettings(home: Home) {
  const { pending, begin, settle } = usePendingChanges<Sent>();
  const saving = useMutation(
    api.homes.updateHomeSettings.mutationOptions({
      onError: showFailure(words.failed),
      onSettled: (_settings, _error, change) => settle(change),
    }),
  );
  const ofHome = pending.filter(({ homeId }) => homeId === home.id).map(({ settings }) => settings);
  const settings: HomeSettings = Object.assign({}, home.settings, ...ofHome);
  const change = (changed: Partial<HomeSettings>) => {
    const sending = { homeId: home.id, settings: changed };
    begin(sending);
    saving.mutate(sending);
  };
  return { settings, change };
}
