import { chores } from '#contract/chores.ts';
import { dashboard } from '#contract/dashboard.ts';
import { homes } from '#contract/homes.ts';
import { templates } from '#contract/templates.ts';
import { users } from '#contract/users.ts';

/** Every call of the app, by feature. */
export const contract = { users, homes, templates, chores, dashboard };
