import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Home } from '#contract/homes.ts';
import {
  FIND_BY_NAME,
  WEEKS_IN_ADVANCE_MAX,
  WEEKS_IN_ADVANCE_MIN,
  mayChangeSettings,
} from '#domain/homes.ts';
import {
  findByNames,
  homeSettings as words,
  settingNames,
  timeZoneName,
  weeksAhead,
} from '#words/home-management.ts';
import { AdministratorActions } from '#web/home-management/AdministratorActions.tsx';
import { useSettings } from '#web/home-management/use-settings.ts';
import { Section, type AsPage } from '#web/ui/layout/section.tsx';
import { SelectRow } from '#web/ui/controls/select.tsx';
import { SwitchRow } from '#web/ui/controls/checkbox.tsx';

/**
 * Settings that save at once. Every member may change 'Include Weekends'; only the administrator may change the others
 * (docs/product/homes.md 'Settings of a home').
 */
export function HomeManagementSettings({ home, asPage }: { home: Home } & AsPage) {
  const { settings, change } = useSettings(home);
  return (
    <Section title={words.title} hint={words.hint} asPage={asPage}>
      <div className={CARD}>
        <SwitchRow
          label={settingNames.includeWeekends}
          hint={words.includeWeekendsHint}
          checked={settings.includeWeekends}
          onChange={(includeWeekends) => change({ includeWeekends })}
        />
        <OfAdministrator home={home}>
          <SwitchRow
            label={settingNames.autoGenerate}
            hint={words.autoGenerateHint}
            checked={settings.autoGenerate}
            onChange={(autoGenerate) => change({ autoGenerate })}
          />
          <SelectRow
            label={settingNames.weeksInAdvance}
            hint={words.weeksInAdvanceHint}
            options={WEEKS}
            value={String(settings.weeksInAdvance)}
            onChange={(weeks) => change({ weeksInAdvance: Number(weeks) })}
          />
          <SwitchRow
            label={settingNames.exchangeAutomatically}
            hint={words.exchangeAutomaticallyHint}
            checked={settings.exchangeAutomatically}
            onChange={(exchangeAutomatically) => change({ exchangeAutomatically })}
          />
          <SelectRow
            label={settingNames.findByName}
            hint={words.findByNameHints[settings.findByName]}
            options={WAYS}
            value={settings.findByName}
            onChange={(findByName) => change({ findByName })}
          />
          <SelectRow
            label={settingNames.timeZone}
            hint={words.timeZoneHint}
            options={timeZones(settings.timeZone)}
            value={settings.timeZone}
            onChange={(timeZone) => change({ timeZone })}
          />
        </OfAdministrator>
      </div>
      {home.role === 'administrator' && <AdministratorActions home={home} />}
    </Section>
  );
}

const CARD = 'card divide-y divide-line *:px-3.5';

/** Shows its children read-only to other members, with the reason above. */
function OfAdministrator({ home, children }: { home: Home; children: ReactNode }) {
  const administrator = home.members.find((member) => member.isAdministrator);
  if (mayChangeSettings(home.role, { autoGenerate: home.settings.autoGenerate })) return children;
  return (
    <fieldset
      disabled
      className="min-w-0 [&_select]:cursor-default [&_select]:border-transparent [&_select]:bg-sunken [&_select]:text-ink2 [&_select]:opacity-100"
    >
      <legend className="float-left w-full py-2.5 text-sm text-ink2">
        <Lock size={14} aria-hidden className="mr-1.5 inline align-[-2px]" />
        {words.administratorOnly(administrator?.displayName ?? '')}
      </legend>
      <div className="clear-both divide-y divide-line">{children}</div>
    </fieldset>
  );
}

const WAYS = FIND_BY_NAME.map((value) => ({ value, label: findByNames[value] }));

const WEEKS = Array.from({ length: WEEKS_IN_ADVANCE_MAX - WEEKS_IN_ADVANCE_MIN + 1 }, (_, index) => {
  const weeks = WEEKS_IN_ADVANCE_MIN + index;
  return { value: String(weeks), label: weeksAhead(weeks) };
});

/**
 * Returns every time zone that this browser knows, and the home's own, which another browser may have named
 * differently.
 */
function timeZones(current: string) {
  const zones = new Set([current, ...Intl.supportedValuesOf('timeZone')]);
  return [...zones]
    .map((zone) => ({ value: zone, label: timeZoneName(zone) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, import.meta.env.PAGE_LANGUAGE));
}
