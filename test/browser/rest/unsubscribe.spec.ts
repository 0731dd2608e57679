import {
  buildHome,
  button,
  expect,
  expectAccessible,
  expectSound,
  letterTo,
  PHONE,
  test,
} from '#test/browser/harness.ts';
import { openPart } from '#test/browser/profile-steps.ts';

const JOINED = 'Someone joined your home';
const STOPPED = 'Serumah will no longer email you when someone joins your home.';

test("an email's unsubscribe link stops its kind, after a question, signed in or not", async ({
  visit,
  person,
}) => {
  const aisyah = await person('Aisyah Rahman');
  const wei = await person('Wei Jie Tan');
  await buildHome([aisyah, wei]);
  const { text } = await letterTo(aisyah.email, /joined your home/);
  const link = /http:\/\/\S+\/unsubscribe#\S+/.exec(text ?? '')?.[0] ?? '';
  await aisyah.page.goto('/profile');
  const part = await openPart(aisyah.page, 'Notifications and mail');
  const choice = part.getByRole('checkbox', { name: `${JOINED}: E-mail` });
  await expect(choice).toBeChecked();

  const { page } = await visit({ viewport: PHONE });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
  await expect(button(page, 'Stop these emails')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await aisyah.api.users.getSession()).user?.unwantedMail).toEqual([]);

  await button(page, 'Stop these emails').click();
  await expect(page.getByText(STOPPED)).toBeVisible();
  await expectAccessible(page);
  await expect(choice).not.toBeChecked();
  // After signing in, a signed-out person returns to the profile. By keyboard, because taps at the place of the button
  // are ignored for a moment.
  await page.getByRole('link', { name: 'Go to your profile' }).press('Enter');
  await expect(page).toHaveURL('/login?next=%2Fprofile%23notifications');

  await aisyah.page.goto(link);
  await button(aisyah.page, 'Stop these emails').click();
  await expect(aisyah.page.getByText(STOPPED)).toBeVisible();
  await aisyah.page.getByRole('link', { name: 'Go to your profile' }).press('Enter');
  await expect(aisyah.page).toHaveURL('/profile#notifications');
  await choice.check();
  await expect.poll(async () => (await aisyah.api.users.getSession()).user?.unwantedMail).toEqual([]);
});

test("the owner of an address in a stranger's account stops every email, and may allow them again", async ({
  visit,
  person,
}) => {
  const { email, api } = await person('Aisyah Rahman');
  const { text } = await letterTo(email, /Confirm your email/);
  const link = /Not you\? Stop all emails:\s+(\S+)/.exec(text ?? '')?.[1] ?? '';
  const { page } = await visit({ viewport: PHONE, colorScheme: 'dark' });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Stop all emails?' })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Stop all emails').click();
  await expect(page.getByRole('heading', { name: 'All emails have stopped' })).toBeVisible();
  await expectSound(page);
  await expect(api.users.sendConfirmation()).rejects.toThrow('Emails to this address were stopped');
  await button(page, 'Allow emails again').click();
  await expect(page.getByRole('heading', { name: 'Emails are back on' })).toBeVisible();
  await api.users.sendConfirmation();
});

test('unsubscribing can be retried if the server was not reached', async ({ visit, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  const { page } = await visit();
  await page.route('**/mailChoices/unsubscribe', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/unsubscribe?token=old');
  await button(page, 'Stop these emails').click();
  await expect(page.getByRole('heading', { name: "We couldn't stop these emails" })).toBeVisible();
  await page.unroute('**/mailChoices/unsubscribe');
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('an invalid link says so, and axe finds nothing', async ({ visit }) => {
  const { page } = await visit({ viewport: PHONE });
  await page.goto('/unsubscribe#token=none');
  await expect(button(page, 'Stop these emails')).toBeVisible();
  await expectSound(page);
  await button(page, 'Stop these emails').click();
  await expect(page.getByText('This link is incomplete. Please open it from the email again.')).toBeVisible();
  await expectSound(page);
});
