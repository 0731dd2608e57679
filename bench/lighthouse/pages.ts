import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Cookie } from '@playwright/test';
import type { Person } from '../../test/browser/harness.ts';
import { buildHome, letterTo, withDatabase } from '../../test/browser/harness.ts';
import { ask } from '../../test/browser/payment-steps.ts';
import { buildPictureHome } from '../../test/browser/pictures/home.ts';
import type { Receipts } from '../../test/browser/proof-steps.ts';

/** A page to be measured: the file of its route, where it opens, and the cookies of who looks at it. */
export type Measured = { route: string; name: string; to: string; cookies: Cookie[] };

type MakePerson = (name: string) => Promise<Person>;

const ROUTES = path.join(import.meta.dirname, '../../src/web/routes');
/** What shows no page of its own: the frames, and what leads on. */
const NO_PAGES = new Set(['__root', '_app', 'index']);

/** The names of all routes that show a page, by their files. */
export const routesWithPage = () =>
  readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/\.tsx$/, ''))
    .filter((route) => !NO_PAGES.has(route));

const cookiesOf = ({ context }: Person) => context.cookies();

/** Where the link of a letter leads to. */
async function linkOf(email: string, subject: RegExp, pathname: string) {
  const { text = '' } = await letterTo(email, subject);
  const link = new RegExp(String.raw`https://\S+${pathname}\?\S+`).exec(text)?.[0];
  if (link === undefined) throw new Error(`no link to ${pathname} in ${text}`);
  const { pathname: at, search } = new URL(link);
  return at + search;
}

/** As a sign-in by Google leaves somebody whom it gives no name. */
const takeName = ({ userId }: Person) =>
  withDatabase((client) => client.query(`update users set display_name = '' where id = $1`, [userId]));

/** Every page, in a home of five with its chores, swaps, requests for money and receipts. */
export async function buildPages(
  makePerson: MakePerson,
  receipt: Receipts,
  viewport: { width: number; height: number },
) {
  const { homeId, reader, others } = await buildPictureHome((name) => makePerson(name), receipt, viewport);
  const [debtor] = others as [Person];
  const [alone, nameless, newcomer] = [
    await makePerson('Nurul Huda'),
    await makePerson('Nobody yet'),
    await makePerson('Farid Aziz'),
  ];
  await buildHome([alone], 'Rumah Nenek');
  await takeName(nameless);
  await ask({ homeId, from: reader, debtors: [debtor], title: 'Gas', sen: 5960 });
  await newcomer.api.users.forgotPassword({ email: newcomer.email });
  await alone.api.users.changeEmail({ email: `new-${alone.email}`, password: alone.password });
  const { inviteLink } = await reader.api.homes.getHome({ homeId });
  if (inviteLink === null) throw new Error('no invite link');
  const invite = new URL(inviteLink);
  const payment = await linkOf(debtor.email, /asks you for .*: Gas/, '/payment-success');
  const own = await cookiesOf(reader);

  const of = (
    route: string,
    to: string,
    cookies: Cookie[] = [],
    name = to.split('?')[0] ?? to,
  ): Measured => ({
    route,
    name,
    to,
    cookies,
  });
  return [
    of('login', '/login'),
    of('_app/dashboard', '/dashboard', own),
    of('_app/chores', '/chores', own),
    of('_app/chores', '/chores?view=table', own, '/chores, as a table'),
    of('_app/move-out', '/move-out', own),
    of('_app/swap-requests', '/swap-requests', own),
    of('_app/pay-my-money-back', '/pay-my-money-back', own),
    of('_app/home-management', '/home-management', own),
    of('_app/profile', '/profile', own),
    of('_app/$', '/nowhere', own),
    of('_app/dashboard', '/dashboard', await cookiesOf(newcomer), '/dashboard, without a home'),
    of('_app/chores', '/chores', await cookiesOf(alone), '/chores, alone'),
    of('payment-success', payment),
    of('payment-success', payment, await cookiesOf(debtor), '/payment-success, signed in'),
    of('join-home', invite.pathname + invite.search),
    of('join-home', invite.pathname + invite.search, await cookiesOf(newcomer), '/join-home, signed in'),
    of('register', '/register'),
    of('complete-profile', '/complete-profile', await cookiesOf(nameless)),
    of('forgot-password', '/forgot-password'),
    of('reset-password', await linkOf(newcomer.email, /new password/, '/reset-password')),
    of(
      'confirm-address',
      await linkOf(newcomer.email, /Confirm your email/, '/confirm-address'),
      await cookiesOf(newcomer),
    ),
    of(
      'change-email',
      await linkOf(`new-${alone.email}`, /Confirm your new email/, '/change-email'),
      await cookiesOf(alone),
    ),
    of('keep-email', '/keep-email#token=of-a-letter'),
    of('unsubscribe', await linkOf(reader.email, /joined your home/, '/unsubscribe')),
    of('unsubscribe', '/unsubscribe#token=gone', undefined, '/unsubscribe, too late'),
  ];
}
