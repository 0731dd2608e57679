import { WEEKS_IN_ADVANCE_MAX, WEEKS_IN_ADVANCE_MIN, type FindByName } from '#domain/homes.ts';

/** The labels of the settings, which the history names too. */
export const settingNames = {
  includeWeekends: 'Include Weekends',
  autoGenerate: 'Plan chores automatically',
  weeksInAdvance: 'Plan ahead',
  exchangeAutomatically: 'Exchange chores automatically',
  findByName: 'Find by name',
  timeZone: 'Time zone',
};

export const findByNames: Record<FindByName, string> = {
  anyone: 'Anyone',
  ask_first: 'Ask first',
  off: 'Off',
};

export const weeksAhead = (weeks: number) => `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;

/** 'Kuala Lumpur (Asia)': the city first, because that is what people look for in a long list. */
export const timeZoneName = (zone: string) => {
  const parts = zone.replaceAll('_', ' ').split('/');
  const city = parts.pop() ?? zone;
  return parts.length === 0 ? city : `${city} (${parts.join(', ')})`;
};

export const homeSettings = {
  title: 'Settings',
  hint: 'Saved as soon as you change them',
  includeWeekendsHint: 'Plan chores on Saturday and Sunday too',
  autoGenerateHint: 'Adds new weeks as time goes by',
  weeksInAdvanceHint: `From ${WEEKS_IN_ADVANCE_MIN} to ${WEEKS_IN_ADVANCE_MAX} weeks`,
  exchangeAutomaticallyHint: 'Chores change hands when a swap is accepted',
  findByNameHints: {
    anyone: 'Anyone who types the exact home name joins',
    ask_first: 'Anyone who types the exact home name waits to be accepted',
    off: 'Nobody can join without the invite link',
  } satisfies Record<FindByName, string>,
  timeZoneHint: 'Decides when a new day begins for this home',
  administratorOnly: (name: string) => `Only the administrator, ${name}, can change these:`,
  failed: 'Failed to save settings. Please try again.',
};

/** In the question before somebody is removed: what keeps them from coming back under another name. */
export const removalCloses = (findByName: FindByName) =>
  `The invite link will change: the one you've sent stops working.${findByName === 'anyone' ? ` “${settingNames.findByName}” changes to “${findByNames.ask_first}”.` : ''}`;
