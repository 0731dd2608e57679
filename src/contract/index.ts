import { absences } from '#contract/absences.ts';
import { balance } from '#contract/balance.ts';
import { calendars } from '#contract/calendars.ts';
import { chores } from '#contract/chores.ts';
import { dashboard } from '#contract/dashboard.ts';
import { homes } from '#contract/homes.ts';
import { mailChoices } from '#contract/mail-choices.ts';
import { notifications } from '#contract/notifications.ts';
import { paymentDetails } from '#contract/payment-details.ts';
import { payments } from '#contract/payments.ts';
import { pictures } from '#contract/pictures.ts';
import { plans } from '#contract/plans.ts';
import { pushes } from '#contract/pushes.ts';
import { spending } from '#contract/spending.ts';
import { repeating } from '#contract/repeating.ts';
import { settlingUp } from '#contract/settling-up.ts';
import { swaps } from '#contract/swaps.ts';
import { templates } from '#contract/templates.ts';
import { twoStep } from '#contract/two-step.ts';
import { users } from '#contract/users.ts';

/** Every call of the app, by feature. */
export const contract = {
  users,
  twoStep,
  homes,
  templates,
  chores,
  absences,
  plans,
  swaps,
  balance,
  dashboard,
  notifications,
  mailChoices,
  calendars,
  payments,
  spending,
  repeating,
  paymentDetails,
  settlingUp,
  pictures,
  pushes,
};
