import type { Finding, State } from '#server/host/doctor/finding.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { summary } from '#words/english-only/doctor.ts';

const STATE_MARKS: Record<State, string> = { ok: '✓', warn: '!', bad: '✗' };
const NAME_WIDTH = 10;
const UNDER_NAME = ' '.repeat(NAME_WIDTH + 2);
/** A shorter password would stand in half of the words that the report is made of. */
const SHORTEST_HIDDEN = 6;

const linesOf = ({ name, state, line, advice, details = [] }: Finding): string[] => [
  `${STATE_MARKS[state]} ${name.padEnd(NAME_WIDTH)}${line}`,
  ...(advice ? [`${UNDER_NAME}→ ${advice}`] : []),
  ...details.map((detail) => `${UNDER_NAME}  ${detail}`),
];

const count = (findings: Finding[], state: State) => findings.filter((each) => each.state === state).length;

/** What servers answer is repeated in the report: a letter's receiver must not move the cursor of the host's screen. */
const plain = (text: string) => text.replaceAll(/\p{C}/gu, '\uFFFD');

/** The whole report, a line for each check, and the sum of them. */
export const reportOf = (findings: Finding[]): string =>
  [
    ...findings.flatMap(linesOf).map(plain),
    '',
    summary(count(findings, 'bad'), count(findings, 'warn')),
    '',
  ].join('\n');

function passwordsIn(url: string | undefined): string[] {
  const password = URL.parse(url ?? '')?.password;
  if (!password) return [];
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}

/** `text` without a secret of `settings`: what servers answer is repeated in the report, and some repeat what they were told. */
export function hideSecrets(text: string, settings: Settings): string {
  const {
    SECRET,
    SECRET_PREVIOUS,
    GOOGLE_CLIENT_SECRET,
    S3_SECRET_ACCESS_KEY,
    SMTP_URL,
    DATABASE_URL,
    BACKUP_PASSPHRASE,
  } = settings;
  const secrets = [
    SECRET,
    SECRET_PREVIOUS,
    GOOGLE_CLIENT_SECRET,
    S3_SECRET_ACCESS_KEY,
    BACKUP_PASSPHRASE,
    ...passwordsIn(SMTP_URL),
    ...passwordsIn(DATABASE_URL),
  ];
  return secrets
    .filter((secret) => secret !== undefined && secret.length >= SHORTEST_HIDDEN)
    .reduce<string>((hidden, secret) => hidden.replaceAll(secret ?? '', '…'), text);
}
