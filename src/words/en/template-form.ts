import { TEMPLATE_LIMITS } from '#domain/templates.ts';
import { listed } from './lists.ts';
import { howOften, templateProblems } from './templates.ts';

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

/** The fifteen that the form offers (docs/product/templates.md 'Icons of templates'), each with its name for whoever does not see it. */
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
