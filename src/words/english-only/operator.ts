/** What the person who runs Serumah reads in the terminal. Each is one line. */
export const ready = (publicUrl: string) => `Serumah is ready at ${publicUrl}`;
export const cannotStart = (reason: string) => `Serumah cannot start: ${reason}`;
export const onlyHere = (host: string, publicUrl: string) =>
  `HOST is ${host}, so others can reach this server, but PUBLIC_URL is ${publicUrl}: links in emails and invites will not work for them. Set PUBLIC_URL to the address that they use.`;
export const pushSubjectRefused = (subject: string) =>
  `Apple's devices get no notifications from this server: their push service refuses ${subject}, since its name ends in .local. Set VAPID_SUBJECT to mailto: with an email address at which you are reached.`;

export const notBuilt = (reason: string) =>
  `The web app is not built, or not completely (${reason}). Run npm run build.`;

// started as root
export const becameOwner = (user: number, folder: string) =>
  `Started as root, Serumah runs as user ${user}, who owns ${folder}.`;
export const cannotLeaveRoot = {
  port: (user: number, port: number) =>
    `Serumah does not run as root in a folder that someone else owns: user ${user}, who owns DATA_DIR, may not listen on port ${port}. Set PORT to 1024 or higher, behind a proxy.`,
  closed: (user: number, folder: string, project: string) =>
    `Serumah does not run as root in a folder that someone else owns: user ${user}, who owns ${folder}, must be able to write there and to read the program in ${project}. Let them do both, or set DATA_DIR to a folder that root owns.`,
  mixed: (user: number, folder: string) =>
    `Serumah does not run as root in a folder that someone else owns: not everything in ${folder} belongs to user ${user}, who owns the folder. Stop Serumah, run chown -Rh ${user} ${folder}, and start it again.`,
};

/** In the log of a running server, once. */
export const proxyUntrusted = (address: string) =>
  `A request from ${address} says who it was forwarded for, but is not believed: TRUSTED_PROXIES does not include ${address}. If that is your reverse proxy, set TRUSTED_PROXIES to its address. Until then, everyone behind it counts as one person, who can use up the tries of all. If you run no proxy there, there is nothing to do.`;

// settings
export const badSetting = (name: string, why: string) => `${name} ${why}.`;
export const settingRules = {
  port: 'must be a whole number from 1 to 65535',
  publicUrl: 'must be an address like https://home.example.com, without a path',
  databaseUrl: 'must be an address like postgres://user:password@host:5432/name',
  databasePool: 'must be a whole number from 2 to 100',
  smtpUrl: 'must be an address like smtp://user:password@host:587 or smtps://…',
  mailFrom: "must be an email address, or a name with one: 'Serumah <serumah@example.com>'",
  secret: 'must have at least 32 characters',
  googleIssuer: 'must be an http or https address',
  s3Endpoint: 'must be an http or https address',
  trustedProxies: 'must be a list of IP addresses or CIDR ranges, separated by commas',
  backupKeep: 'must be a whole number from 1 to 1000',
  backupPassphrase: 'must have at least 12 characters',
  vapidKey: 'must be a key as web-push generate-vapid-keys prints it',
  vapidPair: 'does not belong to VAPID_PUBLIC_KEY: they are made together',
  vapidSubject: 'must be an https address or mailto: with an email address',
  oneOf: (choices: readonly string[]) => `must be one of: ${choices.join(', ')}`,
  together: (missing: readonly string[]) => `is set, so ${missing.join(', ')} must be set too`,
};
export const secretUnreadable = (file: string, reason: string) =>
  `The secret in ${file} cannot be read or created (${reason}). Let this user write there, or set SECRET.`;
export const pushKeysUnreadable = (file: string, reason: string) =>
  `The keys for notifications on devices in ${file} cannot be read or created (${reason}). Let this user write there, delete the file to have new ones made (people will be told again once they open the app), or set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY.`;
export const sealedByOther =
  'two-step sign-in of some accounts was encrypted with another SECRET: set that one as SECRET_PREVIOUS. Until then, they can only sign in with recovery codes';
export const secretTooShort = (file: string) =>
  `The secret in ${file} has fewer than 32 characters. Delete the file to have a new one made (everyone will have to sign in again), or set SECRET.`;

// data folder
export const dataFolderRefused = (folder: string, reason: string) =>
  `DATA_DIR ${folder} cannot be used (${reason}). Let this user write there, or set DATA_DIR to another folder.`;
export const alreadyRunning = (folder: string) =>
  `Another Serumah is already running on ${folder}. Stop it first, or set DATA_DIR to another folder.`;

// database
export const engineMissing = (name: string) =>
  `The embedded database (${name}) is not installed. Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL server.`;
export const engineUnlinked = (folder: string, reason: string) =>
  `The embedded database in ${folder} lacks links to its libraries, and they cannot be created (${reason}). Run npm ci as the folder's owner with scripts allowed, or set DATABASE_URL.`;
export const engineCannotEnter = (folder: string, user: number) =>
  `PostgreSQL refuses to run as root, and user ${user} cannot enter ${folder} or run the embedded database. Start Serumah as an ordinary user, set DATA_DIR to a folder that user ${user} can enter, or set DATABASE_URL.`;
export const engineCannotRun = (reason: string) =>
  `The embedded database does not run on this machine (${reason}). Set DATABASE_URL to a PostgreSQL server.`;
export const engineNameless = (user: number) =>
  `PostgreSQL needs a name for its user, but user ${user}, which Serumah runs as, has none on this machine. Give it one (useradd --uid ${user} serumah), let DATA_DIR belong to a user that has one, or set DATABASE_URL.`;
export const engineFailed = (reason: string) => `The embedded database did not start: ${reason}`;
export const engineStillRunning = (folder: string) =>
  `An earlier PostgreSQL is still running in ${folder} and does not stop. End it, then start again.`;
export const socketFolderTaken = (folder: string) =>
  `The folder ${folder} is needed for the database's socket, but it belongs to someone else. Remove it, or use a shorter DATA_DIR.`;
export const databaseUnreachable = (where: string, reason: string) =>
  `The database of DATABASE_URL at ${where} cannot be reached (${reason}).`;
export const databaseDeaf =
  'Nothing is heard of changes in the database: a pooler stands in between, which gives listening to another session. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.';
export const databaseTooOld = (version: string) =>
  `PostgreSQL ${version} is too old: Serumah needs PostgreSQL 15 or newer.`;
export const migrationFailed = (reason: string) => `The database could not be brought up to date: ${reason}`;

// listening
export const portTaken = (host: string, port: number) =>
  `Port ${port} on ${host} is already in use. Stop whatever is using it, or set PORT to another one.`;
export const cannotListen = (host: string, port: number, reason: string) =>
  `Cannot listen on ${host}, port ${port} (${reason}). Check HOST and PORT.`;

// letters
export const mailWritten = (file: string) => `Mail was written to ${file}`;
