import { BlockList, isIP } from 'node:net';
import pg from 'pg';
import * as z from 'zod';
import { REGISTRATION } from '#domain/users.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { belongTogether, refusedSubject } from '#server/platform/settings/push-keys.ts';
import { readOrMakeSecret } from '#server/platform/settings/secret.ts';
import {
  badSetting,
  onlyHere,
  pushSubjectRefused,
  settingRules as rules,
} from '#words/english-only/operator.ts';

const LONG_ENOUGH = 32;
/** A thief of the file can guess without a limit. */
const SHORTEST_PASSPHRASE = 12;
const MAIL_FROM = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const parses = (text: string, ...protocols: string[]) => {
  const url = URL.parse(text);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
};
const isOrigin = (text: string) => {
  const { username, pathname, search, hash } = URL.parse(text) ?? {};
  return parses(text, 'http:', 'https:') && username === '' && pathname === '/' && `${search}${hash}` === '';
};
// pg parses it, since it accepts forms that are not URLs, such as postgres://user@/name?host=/folder.
const isDatabase = (text: string) => {
  if (!/^postgres(?:ql)?:\/\//.test(text)) return false;
  try {
    return new pg.Client(text) instanceof pg.Client;
  } catch {
    return false;
  }
};

function addRange(list: BlockList, range: string): boolean {
  const [address = '', bits, ...more] = range.split('/');
  const version = isIP(address);
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) {
    list.addAddress(address, family);
    return true;
  }
  const prefix = /^\d+$/.test(bits) ? Number(bits) : Infinity;
  if (prefix > (version === 6 ? 128 : 32)) return false;
  list.addSubnet(address, prefix, family);
  return true;
}

const proxies = z.string().transform((text, context) => {
  const list = new BlockList();
  const ranges = text.split(/[\s,]+/).filter(Boolean);
  if (!ranges.every((range) => addRange(list, range))) context.addIssue(rules.trustedProxies);
  return list;
});

const wholeNumber = (min: number, max: number, rule: string) =>
  z
    .string()
    .regex(/^\d+$/, rule)
    .transform(Number)
    .refine((n) => n >= min && n <= max, rule);
const choice = <const T extends readonly string[]>(...choices: T) => z.enum(choices, rules.oneOf(choices));
const onOff = choice('on', 'off').transform((value) => value === 'on');
const url = (rule: string, ...protocols: string[]) =>
  z.string().refine((text) => parses(text, ...protocols), rule);
const databaseUrl = z.string().refine(isDatabase, rules.databaseUrl).optional();
const vapidKey = (letters: number) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${letters}}$`), rules.vapidKey)
    .optional();

const GOOGLE = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
const S3 = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const VAPID = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const;

const Variables = z
  .object({
    PORT: wholeNumber(1, 65_535, rules.port).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z
      .string()
      .refine(isOrigin, rules.publicUrl)
      .transform((text) => new URL(text).origin)
      .optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_POOL: wholeNumber(2, 100, rules.databasePool).default(10),
    SMTP_URL: url(rules.smtpUrl, 'smtp:', 'smtps:').optional(),
    MAIL_FROM: z.string().regex(MAIL_FROM, rules.mailFrom).optional(),
    SECRET: z.string().min(LONG_ENOUGH, rules.secret).optional(),
    SECRET_PREVIOUS: z.string().min(LONG_ENOUGH, rules.secret).optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER: url(rules.googleIssuer, 'http:', 'https:').default('https://accounts.google.com'),
    S3_ENDPOINT: url(rules.s3Endpoint, 'http:', 'https:').optional(),
    S3_REGION: z.string().optional(),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    VAPID_PUBLIC_KEY: vapidKey(87),
    VAPID_PRIVATE_KEY: vapidKey(43),
    VAPID_SUBJECT: z
      .string()
      .refine((text) => /^mailto:[^\s@]+@[^\s@]+$/.test(text) || parses(text, 'https:'), rules.vapidSubject)
      .optional(),
    REGISTRATION: choice(...REGISTRATION).default('open'),
    TRUSTED_PROXIES: proxies.default(() => new BlockList()),
    BACKUP_DIR: z.string().optional(),
    BACKUP_KEEP: wholeNumber(1, 1000, rules.backupKeep).default(14),
    BACKUP_PASSPHRASE: z.string().min(SHORTEST_PASSPHRASE, rules.backupPassphrase).optional(),
    LOG_LEVEL: z.enum(LEVELS, rules.oneOf(LEVELS)).default('info'),
    PROOF_AUTO_ACCEPT: onOff.default(true),
    SERVICE_WORKER: onOff.default(true),
    /** For tests only: allows pushes to this machine, to a test's push service. */
    PUSH_TO_LOOPBACK: onOff.default(false),
    /** Only `npm run dev` sets it: Vite serves the web app. */
    DEV: z.stringbool().default(false),
  })
  .check(({ value, issues }) => {
    const refuse = (name: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [name], message });
    if (value.DATABASE_DIRECT_URL !== undefined && value.DATABASE_URL === undefined)
      refuse('DATABASE_DIRECT_URL', rules.together(['DATABASE_URL']));
    for (const group of [GOOGLE, S3, VAPID]) {
      const missing = group.filter((name) => value[name] === undefined);
      const given = group.find((name) => value[name] !== undefined);
      if (given && missing.length > 0) refuse(given, rules.together(missing));
    }
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = value;
    if (publicKey !== undefined && privateKey !== undefined && !belongTogether({ publicKey, privateKey }))
      refuse('VAPID_PRIVATE_KEY', rules.vapidPair);
  });

/** Every setting of the program, checked, under the name of its environment variable. */
export type Settings = ReturnType<typeof readSettings>;

/** Reads and checks `env`. `secretIn` returns the secret if none is set. Throws an OperatorError that names what is wrong. */
export function readSettings(env: NodeJS.ProcessEnv, secretIn = readOrMakeSecret) {
  // `NAME=` in a shell or an env file means: not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const read = Variables.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map(({ path, message }) => badSetting(path.join('.'), message));
    throw new OperatorError(lines.join(' '));
  }
  const settings = read.data;
  const PUBLIC_URL = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return {
    ...settings,
    PUBLIC_URL,
    MAIL_FROM: settings.MAIL_FROM ?? `Serumah <serumah@${new URL(PUBLIC_URL).hostname}>`,
    SECRET: settings.SECRET ?? secretIn(settings.DATA_DIR, LONG_ENOUGH),
  };
}

const isLoopback = (host: string) => /^(?:localhost|127\.[\d.]+|::1|\[::1\])$/.test(host);

/** Returns a line for each setting that is allowed but probably a mistake. */
export function warnings(
  settings: Pick<Settings, 'HOST' | 'PUBLIC_URL' | 'MAIL_FROM' | 'VAPID_SUBJECT'>,
): string[] {
  const { HOST, PUBLIC_URL } = settings;
  const isOnlyHere = !isLoopback(HOST) && isLoopback(new URL(PUBLIC_URL).hostname);
  const subject = refusedSubject(settings);
  return [
    ...(isOnlyHere ? [onlyHere(HOST, PUBLIC_URL)] : []),
    ...(subject === undefined ? [] : [pushSubjectRefused(subject)]),
  ];
}
