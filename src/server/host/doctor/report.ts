import type { Finding, State } from '#server/host/doctor/finding.ts';
import { readCommandLine } from '#server/platform/settings/command-line.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { summary, usage } from '#words/english-only/doctor.ts';

/** What the host asked for beside the checks. */
export type DoctorOptions = { mailTo?: string; retry?: { id?: string } };

/** Reads the command line. Throws an OperatorError that says how to use it. */
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
