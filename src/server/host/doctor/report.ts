import type { Finding, State } from '#server/host/doctor/finding.ts';
import { readCommandLine } from '#server/platform/settings/command-line.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { summary, usage } from '#words/english-only/doctor.ts';

/** The host's wishes besides the checks. */
export type DoctorOptions = { mailTo?: string; retry?: { id?: string } };

/** Reads the command line. Throws an OperatorError with the usage. */
export function readOptions(args: string[]): DoctorOptions {
  const options = { mail: { type: 'string' }, retry: { type: 'boolean' } } as const;
  const { values, positionals } = readCommandLine(args, options, usage);
  const [id, ...more] = positionals;
  if (more.length > 0 || (id !== undefined && values.retry !== true)) throw new OperatorError(usage);
  return {
    ...(values.mail !== undefined && { mailTo: values.mail }),
    ...(values.retry === true && { retry: id === undefined ? {} : { id } }),
  };
}

const STATE_MARKS: Record<State, string> = { ok: '✓', warn: '!', bad: '✗' };
const NAME_WIDTH = 10;
const UNDER_NAME = ' '.repeat(NAME_WIDTH + 2);
/** A shorter password would be part of half of the report's words. */
const SHORTEST_HIDDEN = 6;

const linesOf = ({ name, state, line, advice, details = [] }: Finding): string[] => [
  `${STATE_MARKS[state]} ${name.padEnd(NAME_WIDTH)}${line}`,
  ...(advice ? [`${UNDER_NAME}→ ${advice}`] : []),
  ...details.map((detail) => `${UNDER_NAME}  ${detail}`),
];

const count = (findings: Finding[], state: State) => findings.filter((each) => each.state === state).length;

/** Removes control characters: the report repeats what servers answer, and a mail server must not move the cursor of the host's screen. */
const plain = (text: string) => text.replaceAll(/\p{C}/gu, '\uFFFD');

/** Returns the whole report, a line for each check, and their sum. */
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

/** Removes the secrets of `settings` from a text. The report repeats what servers answer, and some repeat what they were sent. */
export function hideSecrets(text: string, settings: Settings): string {
  const secrets = [
    settings.SECRET,
    settings.SECRET_PREVIOUS,
    settings.GOOGLE_CLIENT_SECRET,
    settings.S3_SECRET_ACCESS_KEY,
    settings.BACKUP_PASSPHRASE,
    ...passwordsIn(settings.SMTP_URL),
    ...passwordsIn(settings.DATABASE_URL),
  ];
  return secrets
    .filter((secret) => secret !== undefined && secret.length >= SHORTEST_HIDDEN)
    .reduce<string>((hidden, secret) => hidden.replaceAll(secret ?? '', '…'), text);
}
