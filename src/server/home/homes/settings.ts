import type { Selectable, Updateable } from 'kysely';
import type { homes } from '#contract/homes.ts';
import type { DealBy } from '#domain/plan/even-minutes.ts';
import { mayChangeSettings, type FindByName, type HomeSettings } from '#domain/homes.ts';
import type { Handlers } from '#server/platform/calls/calls.ts';
import type { Homes } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { record } from '#server/telling/announcing/history.ts';
import { endJoinRequests } from '#server/home/homes/join-requests.ts';
import { instant } from '#server/platform/members/membership-changes.ts';
import { planHome } from '#server/home/plan/planning.ts';

const SETTING_COLUMNS = {
  includeWeekends: 'include_weekends',
  autoGenerate: 'auto_generate',
  weeksInAdvance: 'weeks_in_advance',
  timeZone: 'time_zone',
  findByName: 'find_by_name',
  exchangeAutomatically: 'exchange_automatically',
  dealBy: 'deal_by',
} as const satisfies Record<keyof HomeSettings, keyof Homes>;

/** The settings that decide which months are planned, and which day it is. */
const PLAN_AHEAD = new Set<keyof HomeSettings>(['timeZone', 'autoGenerate', 'weeksInAdvance']);

/** Reads docs/product/homes.md 'Settings of a home' from the home's row. */
export const settingsOf = (home: Selectable<Homes>): HomeSettings => ({
  includeWeekends: home.include_weekends,
  autoGenerate: home.auto_generate,
  weeksInAdvance: home.weeks_in_advance,
  timeZone: home.time_zone,
  // Constraints of the table allow no other values for these two.
  findByName: home.find_by_name as FindByName,
  exchangeAutomatically: home.exchange_automatically,
  dealBy: home.deal_by as DealBy,
});

type SomeSettings = { [K in keyof HomeSettings]?: HomeSettings[K] | undefined };

const entriesOf = (settings: SomeSettings) =>
  Object.entries(settings).filter(([, value]) => value !== undefined) as [keyof HomeSettings, never][];

/** Returns the given settings as columns of the home's row. */
export const columnsOf = (
  settings: SomeSettings,
): Pick<Updateable<Homes>, (typeof SETTING_COLUMNS)[keyof HomeSettings]> =>
  Object.fromEntries(entriesOf(settings).map(([name, value]) => [SETTING_COLUMNS[name], value]));

export const settingsHandlers = {
  async updateHomeSettings({ tx, input, home, user, now, emit }) {
    const before = settingsOf(home);
    const given = entriesOf(input.settings);
    if (!mayChangeSettings(home.role, Object.fromEntries(given))) throw refusal('FORBIDDEN');
    const changed = given.filter(([name, value]) => value !== before[name]);
    if (changed.length === 0) return before;
    const data: Partial<HomeSettings> = Object.fromEntries(changed);
    // Another time zone has another midnight, perhaps before the last sweep.
    const sweptOn = data.timeZone !== undefined && { swept_on: null };
    await tx
      .updateTable('homes')
      .set({ ...columnsOf(data), ...sweptOn, updated_at: instant })
      .where('id', '=', home.id)
      .execute();
    if (changed.some(([name]) => PLAN_AHEAD.has(name))) await planHome(tx, { homeId: home.id, now, emit });
    if (data.findByName === 'anyone' || data.findByName === 'off')
      await endJoinRequests({ tx, emit }, home.id, data.findByName);
    await record(tx, home.id, user.userId, { type: 'settings_changed', data });
    return { ...before, ...data };
  },
} satisfies Partial<Handlers<typeof homes>>;
