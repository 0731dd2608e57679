import pino from 'pino';
import { checkBackups } from '#server/host/doctor/backups.ts';
import { checkConnections, checkDatabase, checkLive } from '#server/host/doctor/database.ts';
import { checkFiles } from '#server/host/doctor/files.ts';
import { bad, ok, warn, type Finding } from '#server/host/doctor/finding.ts';
import { checkGoogle } from '#server/host/doctor/google.ts';
import { checkJobs, checkProofs, checkPushes, retryJobs } from '#server/host/doctor/proofs-pushes-jobs.ts';
import {
  checkBuild,
  checkClock,
  checkDisk,
  checkOpening,
  checkVersions,
  runningVersions,
} from '#server/host/doctor/machine.ts';
import { checkMail, sendTestLetter } from '#server/host/doctor/mail.ts';
import type { DoctorOptions } from '#server/host/doctor/report.ts';
import { openDb, openPool } from '#server/platform/db/open.ts';
import { connectTool } from '#server/platform/db/tool-connection.ts';
import { OperatorError } from '#server/platform/settings/operator-error.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { makeMailer } from '#server/telling/mail/sending.ts';
import { databaseNotMade, engineRefused, settingsRead } from '#words/english-only/doctor.ts';

type Examined = {
  database: Finding;
  facts?: Awaited<ReturnType<typeof checkDatabase>>['facts'];
  connections?: Finding[];
  /** Findings about its contents. */
  contents?: Finding[];
};

const checkSettings = (settings: Settings, [warning]: string[]): Finding =>
  warning === undefined
    ? ok('settings', settingsRead(settings.PUBLIC_URL, settings.HOST, settings.PORT))
    : warn('settings', { line: warning });

async function examineDatabase(settings: Settings, { retry }: DoctorOptions): Promise<Examined> {
  const connected = await connectTool(settings).catch((error: unknown) => {
    if (error instanceof OperatorError) return error;
    throw error;
  });
  if (connected instanceof OperatorError)
    return { database: bad('database', engineRefused(connected.message)) };
  await using connection = connected;
  if (!connection) return { database: warn('database', databaseNotMade) };
  const { url } = connection;
  const { DATABASE_URL, DATABASE_POOL, DATABASE_DIRECT_URL = url, BACKUP_DIR } = settings;
  const pool = openPool(url, () => {});
  await using db = openDb(pool);
  const embedded = DATABASE_URL === undefined;
  const { finding: database, facts } = await checkDatabase({ pool, db, url, embedded, BACKUP_DIR });
  if (!facts) return { database };
  const retried = retry ? [await retryJobs(db, retry.id)] : [];
  return {
    database,
    facts,
    connections: [await checkConnections(pool, DATABASE_POOL), await checkLive(url, DATABASE_DIRECT_URL)],
    contents: [
      await checkProofs(db),
      await checkPushes(db, settings),
      await checkBackups(db, settings),
      ...retried,
      await checkJobs(db),
    ],
  };
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

/** Runs every check, in the order of the report. Changes only what `options` name. */
export async function examine(
  settings: Settings,
  warnings: string[],
  options: DoctorOptions,
): Promise<Finding[]> {
  const [{ database, facts, connections = [], contents = [] }, disk, google, files, opening, mail] =
    await Promise.all([
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
    checkVersions({ ...runningVersions(), ...(facts && { postgres: facts.version }) }),
    checkBuild(),
    database,
    ...connections,
    disk,
    checkClock(new Date(), clocks, facts?.homeZones ?? []),
    ...mail,
    google.finding,
    files,
    opening,
    ...contents,
  ];
}
