import { createECDH } from 'node:crypto';
import path from 'node:path';
import { writeStored, readStored, readOrMake } from '#server/platform/settings/stored-file.ts';
import { isLoopbackHost } from '#server/platform/settings/loopback.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import { pushKeysUnreadable } from '#words/english-only/operator.ts';

/** The keys that identify the program to push services (RFC 8292), in base64url, and the host's contact address. */
export type PushKeys = { publicKey: string; privateKey: string; subject: string };
type Pair = Pick<PushKeys, 'publicKey' | 'privateKey'>;
type SubjectSettings = { VAPID_SUBJECT?: string | undefined; PUBLIC_URL: string; MAIL_FROM: string };
type KeySettings = SubjectSettings & {
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
  DATA_DIR: string;
};

const KEY_BYTES = 32;

const fileOf = (dataDir: string) => path.resolve(dataDir, 'push-keys');

function makePair(): Pair {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  const own = curve.getPrivateKey();
  // Node drops leading zeros.
  const privateKey = Buffer.concat([Buffer.alloc(KEY_BYTES - own.length), own]).toString('base64url');
  return { publicKey, privateKey };
}

export function belongTogether({ publicKey, privateKey }: Pair): boolean {
  if (!/^[\w-]{43}$/.test(privateKey)) return false;
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

const asText = ({ publicKey, privateKey }: Pair) => `${publicKey}\n${privateKey}`;

type SetKeys = Pick<KeySettings, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'>;

const settingsPair = ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: SetKeys): Pair | undefined =>
  VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined
    ? undefined
    : { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };

/** Whether Apple refuses a subject with BadJwtToken, because its name exists only in a local network. */
const isLocalSubject = (subject: string): boolean =>
  /^(?:mailto:.+@|https:\/\/)[^/@]*\.local\.?(?:[:/]|$)/i.test(subject);

function subjectOf({ VAPID_SUBJECT, PUBLIC_URL, MAIL_FROM }: SubjectSettings): string {
  if (VAPID_SUBJECT !== undefined) return VAPID_SUBJECT;
  const own = new URL(PUBLIC_URL);
  if (own.protocol === 'https:' && !isLoopbackHost(own) && !isLocalSubject(PUBLIC_URL)) return PUBLIC_URL;
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0] ?? 'serumah@localhost'}`;
}

/** Returns the subject of the settings if Apple refuses it. Returns undefined without https, where no browser subscribes. */
export function refusedSubject(settings: SubjectSettings): string | undefined {
  const subject = subjectOf(settings);
  return settings.PUBLIC_URL.startsWith('https:') && isLocalSubject(subject) ? subject : undefined;
}

/** Returns the keys of the settings, or those of the data folder, which the first start creates. */
export function pushKeysOf(settings: KeySettings): PushKeys {
  const subject = subjectOf(settings);
  const pair = settingsPair(settings);
  if (pair) return { ...pair, subject };
  const file = fileOf(settings.DATA_DIR);
  const read = (text: string) => {
    const [publicKey = '', privateKey = ''] = text.split(/\s+/);
    if (belongTogether({ publicKey, privateKey })) return { publicKey, privateKey, subject };
    throw new OperatorError(pushKeysUnreadable(file, 'not a pair of keys'));
  };
  return readOrMake(file, () => asText(makePair()), { read, unreadable: pushKeysUnreadable });
}

/** Returns the keys' text for a backup, or undefined if no start has created them yet. */
export function pushKeysText(settings: SetKeys & Pick<KeySettings, 'DATA_DIR'>): string | undefined {
  const pair = settingsPair(settings);
  return pair ? asText(pair) : readStored(fileOf(settings.DATA_DIR));
}

export const putPushKeys = (dataDir: string, text: string): void => writeStored(fileOf(dataDir), text);
