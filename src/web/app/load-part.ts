const RELOADED_AT = 'reloaded-at';
const RELOAD_AGAIN_MS = 60_000;
const LOOK_AGAIN_MS = 2000;
/** So often a part is asked for that the server has, before the page begins anew. */
const PART_TRIES = 3;

/** What the browsers say of a part that they could not have; what a part itself throws as it begins is something else. */
const NOT_HAD = /imported module: (\S+)|importing a module/i;

type Missing = { address: string; status: number };

/** 0 where the server is not reached. */
const statusOf = async (address: string): Promise<number> => {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
};

const read = new Set<string>();
const isRead = (file: string) =>
  read.has(`/${file}`) || document.querySelector(`[href="/${file}"], [src="/${file}"]`) !== null;

/** Reads a file for the import that follows; not as a module: Chromium keeps one that it could not have, and never asks for it again. */
async function readAhead(file: string): Promise<Missing | undefined> {
  if (isRead(file)) return undefined;
  const address = `/${file}`;
  const status = await statusOf(address);
  if (status !== 200) return { address, status };
  read.add(address);
  return undefined;
}

async function ask<Part>(
  load: () => Promise<Part>,
  files: readonly string[],
): Promise<{ part: Part } | Missing> {
  const answers = await Promise.all(files.map(readAhead));
  const missing = answers.find((each) => each !== undefined);
  if (missing) return missing;
  try {
    return { part: await load() };
  } catch (error) {
    const found = NOT_HAD.exec(String(error));
    if (!found) throw error;
    const address = found[1] ?? '/healthz';
    return { address, status: await statusOf(address) };
  }
}

/** Begins the page anew, once a minute at most: it outlived a deployment, and its part is gone. */
function beginAnew(address: string): Promise<never> {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_AGAIN_MS)
    throw Object.assign(new Error(`There is no ${address}`), { name: 'PartMissing' });
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  // What was typed stays, as in language.ts.
  dispatchEvent(new CustomEvent('reloading', { detail: [] }));
  location.reload();
  return new Promise<never>(() => {});
}

/** For what shows it: one part more or less is waited for. */
const tell = (detail: 1 | -1) => dispatchEvent(new CustomEvent('parts-missing', { detail }));

/** Without a network only a worker has it (own-worker.ts). */
const mayBeHad = () => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

/** Until the server has it. */
async function keepAsking<Part>(load: () => Promise<Part>, files: readonly string[]): Promise<Part> {
  let next = load;
  let isTold = false;
  try {
    for (let tries = 0; ;) {
      const answer = mayBeHad() || files.every(isRead) ? await ask(next, files) : undefined;
      if (answer && 'part' in answer) return answer.part;
      if (answer) {
        const { address, status } = answer;
        if (status === 200) tries += 1;
        if (status === 404 || tries > PART_TRIES) return await beginAnew(address);
        // A module that failed in Chromium comes by another address alone.
        if (address.startsWith('http'))
          next = () => import(/* @vite-ignore */ `${address}?${tries}`) as Promise<Part>;
      }
      if (!isTold) tell(1);
      isTold = true;
      await new Promise((passed) => {
        setTimeout(passed, LOOK_AGAIN_MS);
      });
    }
  } finally {
    if (isTold) tell(-1);
  }
}

const parts = new Map<string, Promise<unknown>>();

/**
 * How every `import()` of the built app gets its part, in place of Vite's own way: while the server is not reached it waits and tries again
 * (docs/product/everywhere.md 'A part that cannot be loaded').
 */
function loadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  // It names the part, and is another function each time.
  const key = String(load);
  const known = parts.get(key);
  if (known) return known as Promise<Part>;
  const part = keepAsking(load, files);
  parts.set(key, part);
  part.catch(() => parts.delete(key));
  return part;
}

// The name that Vite's calls have.
export { loadPart as __vitePreload };
