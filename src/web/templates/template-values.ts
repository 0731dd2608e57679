import type { TemplateFields } from '#contract/templates.ts';
import { isEstimate, isIcon, isTimesPerWeek, TEMPLATE_LIMITS, type Frequency } from '#domain/templates.ts';
import { cleanLine } from '#domain/texts.ts';
import { templateForm, templateIcons, templateProblems } from '#words/templates.ts';

/** The values of the template form: numbers as typed, the icon as selected or typed. */
export type TemplateValues = {
  name: string;
  description: string;
  frequency: Frequency;
  timesPerWeek: string;
  minutes: string;
  priority: number;
  /** One of the offered icons, or ''. */
  icon: string;
  /** A typed icon; it takes precedence over the selected one. */
  otherIcon: string;
  flexible: boolean;
  sameDay: string[];
};

/** Returns the form's initial values (docs/product/templates.md 'The form'). */
export function valuesOf(template: TemplateFields | undefined): TemplateValues {
  const { minutes, priority, timesPerWeek } = TEMPLATE_LIMITS;
  const icon = template?.icon ?? '🧹';
  const offered = Object.hasOwn(templateIcons, icon);
  return {
    name: template?.name ?? '',
    description: template?.description ?? '',
    frequency: template?.frequency ?? 'weekly',
    timesPerWeek: String(template?.occurrencesPerWeek ?? timesPerWeek.initial),
    minutes: String(template?.estimatedTime ?? minutes.initial),
    priority: template?.priority ?? priority.initial,
    icon: offered ? icon : '',
    otherIcon: offered ? '' : icon,
    flexible: template?.flexible ?? true,
    sameDay: template?.requiresSameDay ?? [],
  };
}

const iconOf = ({ icon, otherIcon }: TemplateValues) => cleanLine(otherIcon) || icon;

/** Returns what the form sends; a text that is not a number becomes null. */
export function fieldsOf(values: TemplateValues): TemplateFields {
  return {
    name: cleanLine(values.name),
    description: values.description.trim(),
    frequency: values.frequency,
    ...(values.frequency === 'multiple' && { occurrencesPerWeek: Number(values.timesPerWeek) }),
    priority: values.priority,
    estimatedTime: Number(values.minutes),
    icon: iconOf(values),
    flexible: values.flexible,
    requiresSameDay: values.sameDay.toSorted(),
  };
}

/** Validates fields with the server's own sentences (docs/product/templates.md 'The form'). */
export const templateRules = {
  otherIcon: (_typed: string, values: TemplateValues) =>
    isIcon(iconOf(values)) ? undefined : templateProblems.ICON_INVALID,
  timesPerWeek: (times: string, { frequency }: TemplateValues) =>
    frequency !== 'multiple' || isTimesPerWeek(Number(times)) ? undefined : templateForm.timesInvalid,
  minutes: (minutes: string) => (isEstimate(Number(minutes)) ? undefined : templateProblems.MINUTES_INVALID),
};
