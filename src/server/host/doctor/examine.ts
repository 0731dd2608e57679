import pino from 'pino';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { connectTool, type ToolConnection } from '#server/platform/db/tool-connection.ts';
import { checkBuild } from '#server/host/doctor/build.ts';
import { checkBackups } from '#server/host/doctor/backups.ts';
import { checkConnections, checkLive } from '#server/host/doctor/connections.ts';
import { checkClock } from '#server/host/doctor/clock.ts';
import { checkDatabase } from '#server/host/doctor/database.ts';
import { checkDisk } from '#server/host/doctor/disk.ts';
import { checkFiles } from '#server/host/doctor/files.ts';
import { bad, ok, warn, type Finding } from '#server/host/doctor/finding.ts';
import { checkGoogle } from '#server/host/doctor/google.ts';
import { checkJobs, retryJobs } from '#server/host/doctor/jobs.ts';
import { checkMail, sendTestLetter } from '#server/host/doctor/mail.ts';
import { checkOpening } from '#server/host/doctor/opening.ts';
import { checkProofs } from '#server/host/doctor/proofs.ts';
import { checkVersions, ownVersions } from '#server/host/doctor/versions.ts';
import { checkPushes } from '#server/host/doctor/pushes.ts';
import type { DoctorOptions } from '#server/host/doctor/command-line.ts';
import { makeMailer } from '#server/telling/mail/sending.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { databaseNotMade, engineRefused, names, settingsRead } from '#words/english-only/doctor.ts';

type Facts = NonNullable<Awaited<ReturnType<typeof checkDatabase>>['facts']>;
type Examined = {
  database: Finding;
  facts?: Facts;
  connections: Finding[];
  proofs: Finding[];
  pushes: Finding[];
  backups: Finding[];
  jobs: Finding[];
};

const NOTHING_IN_IT = { connections: [], proofs: [], pushes: [], backups: [], jobs: [] };

const checkSettings = (settings: Settings, [warning]: string[]): Finding =>
  warning === undefined
    ? ok(names.settings, settingsRead(settings.PUBLIC_URL, settings.HOST, settings.PORT))
    : warn(names.settings, { line: warning });

async function examineAt(url: string, settings: Settings, { retry }: DoctorOptions): Promise<Examined> {
  const pool = openPool(url, () => {});
  const db = openDb(pool);
  try {
    const embedded = settings.DATABASE_URL === undefined;
    const { finding, facts } = await checkDatabase({
      pool,
      db,
      url,
      embedded,
      BACKUP_DIR: settings.BACKUP_DIR,
    });
    if (!facts) return { database: finding, ...NOTHING_IN_IT };
    const again = retry ? [await retryJobs(db, retry.id)] : [];
    const jobs = [...again, await checkJobs(db)];
    return {
      database: finding,
      facts,
      connections: [
        await checkConnections(pool, settings.DATABASE_POOL),
        await checkLive(url, settings.DATABASE_DIRECT_URL ?? url),
      ],
      proofs: [await checkProofs(db)],
      pushes: [await checkPushes(db, settings)],
      backups: [await checkBackups(db, settings)],
      jobs,
    };
  } finally {
    await db.destroy();
  }
}

async function examineDatabase(settings: Settings, options: DoctorOptions): Promise<Examined> {
  let connection: ToolConnection | undefined;
  try {
    connection = await connectTool(settings);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { database: bad(names.database, engineRefused(error.message)), ...NOTHING_IN_IT };
  }
  if (!connection) return { database: warn(names.database, databaseNotMade), ...NOTHING_IN_IT };
  try {
    return await examineAt(connection.url, settings, options);
  } finally {
    await connection.close();
  }
}

async function examineMail(settings: Settings, { mailTo }: DoctorOptions): Promise<Finding[]> {
  const mailer = makeMailer(settings, pino({ level: 'silent' }), () => new Date());
  try {
    const check = await checkMail(settings, mailer);
    if (mailTo === undefined) return [check];
    return [check, await sendTestLetter(settings, mailer, mailTo)];
  } finally {
    mailer.close();
  }
}

/** Every check, in the order of the report. Changes nothing but what `options` name. */
export async function examine(
  settings: Settings,
  warnings: string[],
  options: DoctorOptions = {},
): Promise<Finding[]> {
  const [
    { database, facts, connections, proofs, pushes, backups, jobs },
    disk,
    google,
    files,
    opening,
    mail,
  ] = await Promise.all([
    examineDatabase(settings, options),
    checkDisk(settings),
    checkGoogle(settings),
    checkFiles(settings),
    checkOpening(settings),
    examineMail(settings, options),
  ]);
  const clocks = [...(facts?.clocks ?? []), ...google.clocks];
  return [
    checkSettings(settings, warnings),
    checkVersions({ ...ownVersions(), ...(facts && { postgres: facts.version }) }),
    checkBuild(),
    database,
    ...connections,
    disk,
    checkClock(new Date(), clocks, facts?.homeZones ?? []),
    ...mail,
    google.finding,
    files,
    opening,
    ...proofs,
    ...pushes,
    ...backups,
    ...jobs,
  ];
}
