import * as z from 'zod';
import { bad, ok, reasonOf, type Finding } from '#server/host/doctor/finding.ts';
import type { OtherClock } from '#server/host/doctor/machine.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import * as words from '#words/english-only/doctor.ts';

const GOOGLE_WITHIN_MS = 5000;

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

const clockIn = (answer: Response, of: string): OtherClock[] => {
  const at = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(at) ? [] : [{ of, aheadMs: at - Date.now() }];
};

/** Checks whether the OpenID configuration of GOOGLE_ISSUER answers, as sign-in needs it, and reads that server's time. */
export async function checkGoogle(
  settings: Pick<Settings, 'GOOGLE_CLIENT_ID' | 'GOOGLE_ISSUER'>,
): Promise<{ finding: Finding; clocks: OtherClock[] }> {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER: issuer } = settings;
  if (GOOGLE_CLIENT_ID === undefined) return { finding: ok('google', words.googleNotSet), clocks: [] };
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(GOOGLE_WITHIN_MS) });
    const clocks = clockIn(answer, new URL(issuer).host);
    if (!answer.ok)
      return { finding: bad('google', words.googleFails(url, `HTTP ${answer.status}`)), clocks };
    const read = Discovery.safeParse(await answer.json().catch(() => undefined));
    const finding = read.success
      ? ok('google', words.googleFound(read.data.issuer))
      : bad('google', words.googleStrange(url));
    return { finding, clocks };
  } catch (error) {
    return { finding: bad('google', words.googleFails(url, reasonOf(error))), clocks: [] };
  }
}
