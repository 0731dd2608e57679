import type { Cookie } from '@playwright/test';
import type { Person } from '../../test/browser/harness.ts';
import { buildHome, letterTo, withDatabase } from '../../test/browser/harness.ts';
import { ask } from '../../test/browser/payment-steps.ts';
import { buildPictureHome } from '../../test/browser/pictures/home.ts';
import type { Receipts } from '../../test/browser/proof-steps.ts';
import { filesOfPages } from '../../tools/building/addresses.ts';

/** A page to measure: its route, a name, its address, and the cookies of the viewer. */
export type Measured = { route: string; name: string; to: string; cookies: Cookie[] };

type MakePerson = (name: string) => Promise<Person>;

/** Returns all routes with a page; '/' redirects. */
export const routesWithPage = () => Object.keys(filesOfPages()).filter((route) => route !== '/');

const cookiesOf = ({ context }: Person) => context.cookies();

/** Returns the address of a link in a letter. */
async function linkOf(email: string, subject: RegExp, pathname: string) {
  const { text = '' } = await letterTo(email, subject);
  const link = new RegExp(String.raw`https://\S+${pathname}[?#]\S+`).exec(text)?.[0];
  if (link === undefined) throw new Error(`no link to ${pathname} in ${text}`);
  return link.slice(new URL(link).origin.length);
}

/** Leaves a person without a name, as after a Google sign-in without one. */
const takeName = ({ userId }: Person) =>
  withDatabase((client) => client.query(`update users set display_name = '' where id = $1`, [userId]));

/** Returns every page, in a home of five with chores, swaps, requests for money and receipts. */
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
    to: string,
    cookies: Cookie[] = [],
    name = to.split(/[?#]/)[0] ?? to,
    route = to.split(/[?#]/)[0] ?? to,
  ): Measured => ({
    route,
    name,
    to,
    cookies,
  });
  return [
    of('/login'),
    of('/dashboard', own),
    of('/chores', own),
    of('/chores?view=table', own, '/chores, as a table'),
    of('/move-out', own),
    of('/swap-requests', own),
    of('/pay-my-money-back', own),
    of('/home-management', own),
    of('/profile', own),
    of('/nowhere', own, '/nowhere', '/$'),
    of('/dashboard', await cookiesOf(newcomer), '/dashboard, without a home'),
    of('/chores', await cookiesOf(alone), '/chores, alone'),
    of(payment),
    of(payment, await cookiesOf(debtor), '/payment-success, signed in'),
    of(invite.pathname + invite.search),
    of(invite.pathname + invite.search, await cookiesOf(newcomer), '/join-home, signed in'),
    of('/register'),
    of('/complete-profile', await cookiesOf(nameless)),
    of('/forgot-password'),
    of(await linkOf(newcomer.email, /new password/, '/reset-password')),
    of(await linkOf(newcomer.email, /Confirm your email/, '/confirm-address'), await cookiesOf(newcomer)),
    of(await linkOf(`new-${alone.email}`, /Confirm your new email/, '/change-email'), await cookiesOf(alone)),
    of('/keep-email#token=of-a-letter'),
    of(await linkOf(reader.email, /joined your home/, '/unsubscribe')),
    of('/unsubscribe#token=gone', undefined, '/unsubscribe, too late'),
  ];
}
