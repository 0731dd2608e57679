import { TEMPLATE_LIMITS, type ChoreTemplate, type Frequency } from '#domain/templates.ts';
import { listed } from './grammar.ts';

const { minutes, iconLength } = TEMPLATE_LIMITS;

/** What is wrong with a template (docs/product/templates.md 'The form'), under the codes of contract/errors.ts. */
export const templateProblems = {
  TEMPLATE_FIELDS_MISSING: 'Please fill in all required fields',
  TEMPLATE_TEXT_TOO_LONG: 'This text is too long. Please shorten it.',
  MINUTES_INVALID: `Please enter a time from ${minutes.min} to ${minutes.max} minutes, in steps of ${minutes.step}`,
  ICON_INVALID: `Please choose an icon of at most ${iconLength} characters`,
};

export const templatesFull = `A home can have at most ${TEMPLATE_LIMITS.perHome} templates. Delete one you no longer need.`;

/** The chore template manager on Home Management (docs/product/templates.md 'Chore templates'). */
export const templateList = {
  title: 'Chore Templates',
  hint: 'What comes again, and how often',
  add: 'Add template',
  suggested: 'Suggestion',
  addSuggested: 'Add',
  addSuggestedName: (name: string) => `Add ${name} to this home`,
  suggestedDone: 'Template added!',
  suggestedFailed: 'Failed to add template',
  loading: 'Loading chore templates…',
  loadFailed: 'Failed to load chore templates',
  custom: 'Custom',
  changed: 'Changed',
  minutes: (count: number) => `${count} min`,
  priority: 'Priority',
  edit: (name: string) => `Edit ${name}`,
  cancel: 'Cancel',
  reset: (name: string) => `Reset ${name}`,
  resetTitle: (name: string) => `Reset ${name}?`,
  resetText: 'This undoes all changes to it, including its name.',
  resetYes: 'Reset',
  resetDone: 'Template reset to default!',
  resetFailed: 'Failed to reset template',
  delete: (name: string) => `Delete ${name}`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'No new chores will be planned from it.',
  removeOpenChores: (count: number | undefined) =>
    count === undefined ? 'Remove its open chores too' : `Remove its open chores too (${count})`,
  deleteYes: 'Delete',
  deleteDone: 'Template deleted successfully!',
  deleteFailed: 'Failed to delete template',
};

export const frequencies: Record<Frequency, string> = {
  daily: 'Every day',
  biennial: 'Every 2nd day',
  triennial: 'Every 3rd day',
  weekly: 'Every week',
  biweekly: 'Every 2 weeks',
  monthly: 'Every month',
  multiple: 'Several times a week',
};

/** 'Every week', '3× a week' */
export const howOften = ({
  frequency,
  occurrencesPerWeek,
  once,
}: Pick<ChoreTemplate, 'frequency' | 'occurrencesPerWeek' | 'once'>) =>
  once ? 'Once' : occurrencesPerWeek === undefined ? frequencies[frequency] : `${occurrencesPerWeek}× a week`;

/** 1 to 5 (docs/product/templates.md 'The form') */
export const priorities = ['Low', 'Minor', 'Normal', 'High', 'Critical'];

const { timesPerWeek } = TEMPLATE_LIMITS;

/** The template form (docs/product/templates.md 'The form'), which is loaded when it is first opened: so are its words. */
export const templateForm = {
  add: 'Add template',
  edit: (name: string) => `Edit ${name}`,
  close: 'Close',
  icon: 'Icon',
  otherIcon: 'Other',
  name: 'Name',
  description: 'Description',
  frequency: 'Frequency',
  /** Its days come from the template that leads its same-day group. */
  frequencyOf: (leader: string) => `Always on the same days as ${leader}, whatever you choose here.`,
  timesPerWeek: 'Times per week',
  fewerTimes: 'Fewer times',
  moreTimes: 'More times',
  timesInvalid: `Please enter a number from ${timesPerWeek.min} to ${timesPerWeek.max}`,
  minutes: 'Estimated time (minutes)',
  lessTime: 'Less time',
  moreTime: 'More time',
  priority: 'Priority',
  togetherWith: 'Together with',
  togetherHint: 'The chores you choose will fall on the same days as this one, for the same person.',
  thisChore: 'This chore',
  /** Of a same-day group, the one first that gives the days. */
  together: (names: readonly string[], leader: Parameters<typeof howOften>[0]) =>
    `${listed(names)} will then be planned ${howOften(leader).toLowerCase()}, for the same person.`,
  flexible: 'Flexible',
  flexibleHint: 'Tells everyone that a day earlier or later is fine too. The plan stays the same.',
  cancel: 'Cancel',
  save: 'Save',
  fieldsMissing: templateProblems.TEMPLATE_FIELDS_MISSING,
  updated: 'Template updated successfully!',
  created: 'Custom chore template created successfully!',
  failed: 'Failed to save template',
};

/** The fifteen that the form offers (docs/product/templates.md 'The form'), each with its name for whoever does not see it. */
export const templateIcons: Record<string, string> = {
  '🧹': 'Broom',
  '🫧': 'Bubbles',
  '🚽': 'Toilet',
  '🗑️': 'Waste bin',
  '🍽️': 'Plate and cutlery',
  '🧺': 'Laundry basket',
  '👕': 'T-shirt',
  '🪴': 'Potted plant',
  '🐈': 'Cat',
  '🛒': 'Shopping trolley',
  '🛏️': 'Bed',
  '🪟': 'Window',
  '🚿': 'Shower',
  '🧊': 'Ice',
  '🚗': 'Car',
};
