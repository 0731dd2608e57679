/** What `npm run doctor` tells the person who runs Serumah: a line for each check and, where something is wrong, what to do. */

const DECIMAL_MB = 1_000_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const sized = (bytes: number) =>
  bytes < 1000 * DECIMAL_MB
    ? `${Math.floor(bytes / DECIMAL_MB)} MB`
    : `${(bytes / (1000 * DECIMAL_MB)).toFixed(1)} GB`;
function lasting(seconds: number) {
  if (seconds < 2 * MINUTE) return counted(Math.round(seconds), 'second');
  if (seconds < 2 * HOUR) return counted(Math.round(seconds / MINUTE), 'minute');
  if (seconds < 2 * DAY) return counted(Math.round(seconds / HOUR), 'hour');
  return counted(Math.round(seconds / DAY), 'day');
}
const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const milliseconds = (ms: number) => `${Math.max(1, Math.round(ms))} ms`;

export const names = {
  settings: 'Settings',
  versions: 'Versions',
  built: 'Build',
  database: 'Database',
  connections: 'Pools',
  live: 'Live',
  disk: 'Disk',
  clock: 'Clock',
  mail: 'Mail',
  letter: 'Test',
  google: 'Google',
  files: 'Files',
  opening: 'Sandbox',
  proofs: 'Receipts',
  pushes: 'Devices',
  backups: 'Backups',
  retry: 'Retry',
  jobs: 'Jobs',
};

export const usage =
  'Usage: npm run doctor, npm run doctor -- --mail you@example.com (sends a test email), npm run doctor -- --retry (tries again what failed) or npm run doctor -- --retry <id>.';

export function summary(bad: number, warned: number): string {
  if (bad === 0 && warned === 0) return 'All is well.';
  const parts = [
    ...(bad > 0 ? [`${counted(bad, 'problem')} (✗) to fix`] : []),
    ...(warned > 0 ? [`${counted(warned, 'warning')} (!) to look at`] : []),
  ];
  return `${parts.join(', ')}.`;
}

// settings and versions
export const settingsRead = (publicUrl: string, host: string, port: number) => ({
  line: `All settings are valid: ${publicUrl}, listening on ${host}, port ${port}.`,
});
export const versions = (serumah: string, node: string, postgres: string | undefined) => ({
  line: `Serumah ${serumah}, Node.js ${node}${postgres === undefined ? '' : `, PostgreSQL ${postgres}`}.`,
});
export const nodeTooOld = (version: string) => ({
  line: `Node.js ${version} is too old: Serumah needs Node.js 24 or newer.`,
  advice:
    'Run npm ci without --omit=optional, which installs its own Node.js, or install Node.js 24 or newer.',
});
export const builtApp = (version: string) => ({ line: `The web app is built completely (${version}).` });
export const postgresTooOld = (line: string) => ({
  line,
  advice: 'Move the database to a newer PostgreSQL server, and set DATABASE_URL to it.',
});

// database
export const embeddedDatabase = 'The embedded database';
export const givenDatabase = (place: string) => `The database at ${place}`;
export const databaseAnswers = (database: string, ms: number, size: number) => ({
  line: `${database} answers in ${milliseconds(ms)}, holds ${sized(size)} and is up to date.`,
});
export const connectionsOpen = ({
  size,
  open,
  used,
  most,
}: {
  size: number;
  open: readonly string[];
  used: number;
  most: number;
}) =>
  `A server opens up to ${size} connections for reads and ${size} for changes (DATABASE_POOL); open now: ${open.join(', ') || 'none'}. The database has ${used} of ${most} in use.`;
export const connectionsFew = (line: string, needed: number) => ({
  line,
  advice: `A server takes up to ${needed}: raise max_connections of PostgreSQL, or lower DATABASE_POOL.`,
});
export const liveHears = (ms: number) => ({ line: `A change is heard within ${milliseconds(ms)}.` });
export const liveDeaf = {
  line: 'What is told in the database is not heard: pages do not move by themselves.',
  advice: 'A pooler stands in between: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
};
export const databaseSlow = (database: string, ms: number) => ({
  line: `${database} takes ${milliseconds(ms)} for a small query.`,
  advice: 'Check the load on its machine, and keep it close to this one.',
});
export const databaseEmpty = (database: string) => ({
  line: `${database} is empty.`,
  advice: 'npm start creates the tables.',
});
export const databaseBehind = (missing: readonly string[]) => ({
  line: `The database is from an older version (without ${missing.join(', ')}).`,
  advice: 'npm start brings it up to date.',
});
export const databaseTooNew = (unknown: readonly string[], backup: string | undefined) => ({
  line: `The database was brought up to date by a newer Serumah (${unknown.join(', ')}).`,
  advice: `Run that newer version here too: an older one may not understand the data. To go back to this version, restore ${backup ?? `a backup from before ${unknown[0]}`}; docs/hosting.md says how under 'Upgrades and going back'.`,
});
export const databaseNotMade = {
  line: 'There is no database yet.',
  advice: 'npm start creates it. If there should be one, check DATA_DIR.',
};
export const engineRefused = (line: string) => ({
  line,
  advice: 'Serumah cannot start until this is fixed.',
});
export const embeddedSilent = (reason: string) => ({
  line: `Serumah is running, but its embedded database does not answer (${reason}).`,
  advice: 'If it has just started, try again in a moment; otherwise stop it and run npm start.',
});
export const givenSilent = (line: string) => ({
  line,
  advice: 'Check DATABASE_URL, that the server is running, and that this machine can reach it.',
});

// disk
export const freeSpace = (free: number, folder: string) => ({
  line: `${sized(free)} is free in ${folder}.`,
});
export const littleSpace = (free: number, folder: string) => ({
  line: `Only ${sized(free)} is free in ${folder}.`,
  advice: 'Free up space on that disk before it is full, or move DATA_DIR to a larger one.',
});
export const noSpace = (free: number, folder: string) => ({
  line: `Only ${sized(free)} is free in ${folder}: soon nothing more can be saved.`,
  advice: 'Free up space on that disk now, or stop Serumah and move DATA_DIR to a larger one.',
});
export const folderMissing = (folder: string) => ({
  line: `There is no folder ${folder} yet.`,
  advice: 'npm start creates it. If there should be one, check DATA_DIR.',
});
export const folderClosed = (folder: string, reason: string) => ({
  line: `DATA_DIR ${folder} cannot be used (${reason}).`,
  advice: 'Let the user that runs Serumah read and write there, or set DATA_DIR to another folder.',
});

// clock
export const clockAlone = (now: Date) => ({
  line: `It is ${moment(now)} here. There is no other clock to compare it with: the embedded database uses this machine's.`,
});
export const clockFits = (now: Date, others: readonly string[]) => ({
  line: `It is ${moment(now)} here, the same as on ${others.join(' and ')}.`,
});
export const clockOff = (now: Date, other: string, seconds: number) => ({
  line: `It is ${moment(now)} here, but ${other} is ${lasting(Math.abs(seconds))} ${seconds > 0 ? 'ahead' : 'behind'}.`,
  advice:
    'Let both machines set their clocks over the network (NTP): links expire and days begin by the clock.',
});
export const zonesUnknown = (zones: readonly string[]) => ({
  line: `Node.js does not know the time zone ${zones.join(', ')}, so it counts the days of such a home in UTC.`,
  advice:
    'Run Serumah with a Node.js that has its full time zone data, such as the one that npm ci installs. If the name is wrong, the administrator of the home can choose another time zone.',
});

// mail
export const mailIntoFiles = (folder: string, count: number) => ({
  line: `SMTP_URL is not set, so emails reach nobody: they are written to ${folder}, ${count} so far.`,
  advice: 'Set SMTP_URL to have them sent.',
});
export const mailReady = (server: string) => ({
  line: `${server} lets Serumah in. To see whether emails arrive, send a test email: npm run doctor -- --mail you@example.com`,
});
export const mailLoginRefused = (server: string, reason: string) => ({
  line: `${server} refuses the user name or the password (${reason}).`,
  advice:
    'Check both in SMTP_URL; some characters must be written as codes there, for example @ as %40. Some providers ask for an app password.',
});
export const mailUntrusted = (server: string, reason: string) => ({
  line: `The certificate of ${server} is not trusted (${reason}).`,
  advice:
    'Use the name that the certificate was issued for; for a server of your own, add ?tls.rejectUnauthorized=false to SMTP_URL.',
});
export const mailSilent = (server: string, reason: string) => ({
  line: `${server} cannot be reached or does not accept mail (${reason}).`,
  advice:
    'Check the host and port in SMTP_URL (smtp:// for 587, smtps:// for 465), and that this machine is allowed to connect there. Emails wait for 24 hours.',
});
export const letterSent = (address: string, answer: string) => ({
  line: `The mail server accepted the test email to ${address}: ${answer}`,
});
export const letterRefused = (address: string, reason: string) => ({
  line: `The mail server did not accept the test email to ${address}: ${reason}`,
  advice: 'The mail server says why. Often MAIL_FROM must be an address that it lets this user send from.',
});
export const noAddress = (text: string) => ({
  line: `${text} is not an email address.`,
  advice: 'Usage: npm run doctor -- --mail you@example.com',
});
export const testLetter = (address: string) => ({
  subject: 'A test email from Serumah',
  preview: 'Emails from Serumah arrive.',
  lead: 'This is a test to see whether emails reach',
  big: address,
  text: ["They do. There's nothing you need to do."],
  button: 'Open Serumah',
  why: "You're getting this email because the person who runs Serumah asked for it.",
});

// Google
export const googleNotSet = {
  line: 'Google sign-in is not set up (GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET).',
};
export const googleFound = (issuer: string) => ({
  line: `Google sign-in is set up, and ${issuer} says how to reach it.`,
});
export const googleFails = (url: string, reason: string) => ({
  line: `${url} cannot be read (${reason}), so nobody can sign in with Google.`,
  advice: 'Check GOOGLE_ISSUER, and that this machine can reach it. Serumah tries again by itself.',
});
export const googleStrange = (url: string) => ({
  line: `${url} is not an OpenID configuration, so nobody can sign in with Google.`,
  advice: 'Check GOOGLE_ISSUER: it is the address of the provider without /.well-known.',
});

// files
export const filesOnDisk = { line: 'Pictures are kept on this disk, in the folder “files” of DATA_DIR.' };
export const filesInStore = (bucket: string, host: string) => ({
  line: `The bucket ${bucket} at ${host} stores files and returns them.`,
});
export const filesRefused = (bucket: string, host: string, reason: string) => ({
  line: `The bucket ${bucket} at ${host} does not store files (${reason}).`,
  advice:
    'Check the five S3 settings, that this machine can reach the store, and that the key may write, read and delete there.',
});
export const filesChanged = 'it returned something else';

// the processes that open what people send
export const openedConfined = {
  line: 'Files that people send are opened without access to the network or to the data.',
};
export const openedWriting = {
  line: 'Files that people send are opened by a process that could change the program: its files belong to this user, and this system does not let them be made read-only.',
  advice:
    "Let the program's folder, except for the data, belong to a different user than the one that runs it.",
};
export const openedAsRoot = {
  line: 'Files that people send are opened by root, which can read the whole machine: the program is in a folder that nobody else may enter.',
  advice: "Move the program out of root's own folder, into one that everyone may enter and read.",
};
const OPENED_BESIDE = {
  linux: {
    line: "Files that people send are opened by a process that can reach the network and see this machine's files: unshare is refused here.",
    advice:
      'Allow user namespaces (sysctl kernel.unprivileged_userns_clone=1 and, on Ubuntu, kernel.apparmor_restrict_unprivileged_userns=0; in a container, a seccomp profile that allows unshare and mount).',
  },
  other: {
    line: "Files that people send are opened by a process that can reach the network and see this machine's files.",
    advice: 'If strangers can sign in, run Serumah on Linux, which can shut that process in.',
  },
};
export const openedBeside = (linux: boolean) => OPENED_BESIDE[linux ? 'linux' : 'other'];
export const openedBySomebodyElse = {
  line: 'Files that people send are opened by a process that can reach the network, as a user that owns nothing: unshare is refused here.',
  advice: OPENED_BESIDE.linux.advice,
};

// receipts
export const proofsNone = { line: 'No receipts have been checked yet.' };
export const proofsJudged = (count: number) => ({
  line: `How the last ${counted(count, 'receipt')} came out, and by which rules. npm run receipt -- FILE shows what the rules read in a file.`,
});
export const judgedProof = (proof: {
  id: string;
  at: Date;
  state: string;
  reasons: readonly string[];
  rules: readonly string[];
}) =>
  `${moment(proof.at)}, ${proof.id}: ${[proof.state, ...proof.reasons].join(', ')} (${proof.rules.join(', ') || 'without ids'})`;

// devices that are told
const devicesTold = (count: number) =>
  count === 0
    ? 'No devices are told of anything yet.'
    : `${counted(count, 'device')} ${count === 1 ? 'is' : 'are'} told at once.`;
export const pushKeysUnmade = { line: 'The first start makes the keys for notifications on devices.' };
export const pushesReady = (count: number) => ({ line: devicesTold(count) });
export const pushKeysOfOne = (count: number) => ({
  line: devicesTold(count),
  advice:
    'If several servers share this database, set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY to the same for all: the keys in DATA_DIR are this server’s alone.',
});
export const pushKeysOther = (own: number, others: number) => ({
  line: `${counted(others, 'device')} subscribed with other keys than the ones of this server, which cannot tell ${others === 1 ? 'it' : 'them'} anything (${own} with its own).`,
  advice:
    'If several servers share this database, set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY to the same for all. If the keys were changed, each device subscribes again once the app is opened there.',
});

// backups
export const backupsNotSet = {
  line: 'No backups are made by themselves: BACKUP_DIR is not set.',
  advice: 'Set BACKUP_DIR to a folder on another disk, or run npm run backup -- FILE regularly.',
};
export const backupsNone = {
  line: 'No backup has been made yet.',
  advice: 'A running Serumah makes the first within minutes, and then one every night.',
};
export const backupsClosed = (folder: string, reason: string) => ({
  line: `BACKUP_DIR ${folder} cannot be used (${reason}).`,
  advice: 'Let the user that runs Serumah write there, or set BACKUP_DIR to another folder.',
});
type Backup = { seconds: number; file: string; machine: string; bytes: number };
const backupAt = ({ seconds, file, machine, bytes }: Backup) =>
  `is ${lasting(seconds)} old: ${file} on ${machine}, ${sized(bytes)}.`;
export const backupMade = (backup: Backup) => ({ line: `The newest backup ${backupAt(backup)}` });
export const backupOld = (backup: Backup) => ({
  line: `The newest backup ${backupAt(backup)}`,
  advice:
    'A running Serumah makes one every night: check that it runs with BACKUP_DIR, and look into its log.',
});
export const backupGone = (backup: Backup) => ({
  line: `The newest backup is not there any more: it ${backupAt(backup)}`,
  advice: 'If you moved it, that is fine until the next one; otherwise check the disk of BACKUP_DIR.',
});
export const backupFailedLast = (reason: string, at: Date, before: Date | undefined) => ({
  line: `The last backup failed (${moment(at)}): ${reason}`,
  advice: `Fix what it says; it is tried again every hour. ${before ? `The newest one is of ${moment(before)}.` : 'There is no other.'}`,
});

// jobs
export const jobsNotMade = { line: 'There are no jobs yet.' };
export const jobsFine = (open: number) => ({
  line:
    open === 0
      ? 'No jobs are waiting, and none have failed.'
      : `${counted(open, 'job')} in progress, none have failed.`,
});
export const jobsStuck = (seconds: number) => ({
  line: `A job has been due for ${lasting(seconds)}, and nothing has started it.`,
  advice: 'If Serumah is not running, run npm start; if it is, look into its log.',
});
export const jobsFailed = (count: number) => ({
  line: `${counted(count, 'job')} failed for good.`,
  advice:
    'Fix what the reasons say. Then npm run doctor -- --retry tries all of them again, and -- --retry <id> just one. They are deleted after 30 days.',
});
export function queueHolds(queue: {
  name: string;
  waiting: number;
  oldestSeconds: number | null;
  active: number;
  retrying: number;
  nextTry: Date | null;
  reason: string | null;
  failed: number;
}): string {
  const { oldestSeconds, nextTry, reason } = queue;
  const parts = [
    ...(queue.waiting > 0 ? [`${queue.waiting} waiting`] : []),
    ...(queue.active > 0 ? [`${queue.active} running`] : []),
    ...(queue.retrying > 0 ? [`${queue.retrying} to try again`] : []),
    ...(nextTry ? [`next try ${moment(nextTry)}`] : []),
    ...(oldestSeconds === null ? [] : [`oldest due for ${lasting(oldestSeconds)}`]),
    ...(reason ? [`last reason: ${reason}`] : []),
    ...(queue.failed > 0 ? [`${queue.failed} failed`] : []),
  ];
  return `${queue.name}: ${parts.join(', ')}`;
}
export const failedJob = (job: { id: string; what: string; at: Date; tries: number; reason: string }) =>
  `${job.id}  ${job.what}, ${moment(job.at)}, ${job.tries === 1 ? 'tried once' : `tried ${job.tries} times`}: ${job.reason}`;
export const moreFailed = (count: number) => `and ${count} more`;
export const retried = (count: number) => ({
  line:
    count === 0
      ? 'There is nothing to try again.'
      : `${counted(count, 'job')} will be tried again: within seconds if Serumah is running, otherwise after npm start.`,
});
export const nothingToRetry = (id: string) => ({
  line: `No failed job has the id ${id}.`,
  advice: 'npm run doctor lists them.',
});
