import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryImport } from '#web/ui/hooks/retry-import.ts';

const dispatched: CustomEvent[] = [];
const missing = () =>
  dispatched.filter(({ type }) => type === 'parts-missing').map(({ detail }) => detail as number);
const device = { onLine: true };
const reload = vi.fn<() => void>();
let server: () => { status: number };
let stored: Map<string, string>;

const unreached = () => {
  throw new TypeError('Failed to fetch');
};
const notFetched = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://serumah.test/a.js'));
const later = () => vi.advanceTimersByTimeAsync(2000);

beforeEach(() => {
  vi.useFakeTimers();
  dispatched.length = 0;
  device.onLine = true;
  server = () => ({ status: 200 });
  stored = new Map();
  reload.mockReset();
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('dispatchEvent', (event: CustomEvent) => dispatched.push(event));
  vi.stubGlobal('fetch', async () => ({ ...server(), arrayBuffer: async () => new ArrayBuffer() }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('imports again until the code arrives, and reports it as missing until then', async () => {
  server = unreached;
  const load = vi.fn<() => Promise<string>>(notFetched);
  const part = retryImport(load)();
  await later();
  await later();
  expect(load).toHaveBeenCalledTimes(3);
  expect(missing()).toEqual([1]);
  load.mockResolvedValue('the code');
  await later();
  await expect(part).resolves.toBe('the code');
  expect(missing()).toEqual([1, -1]);
});

it('sends no requests while the device is offline', async () => {
  server = unreached;
  device.onLine = false;
  const load = vi.fn<() => Promise<string>>(notFetched);
  const part = retryImport(load)();
  await later();
  await later();
  expect(load).toHaveBeenCalledOnce();
  device.onLine = true;
  load.mockResolvedValue('the code');
  await later();
  await expect(part).resolves.toBe('the code');
});

it('imports once for all callers', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'the code');
  const loadPart = retryImport(load);
  await expect(Promise.all([loadPart(), loadPart()])).resolves.toEqual(['the code', 'the code']);
  expect(load).toHaveBeenCalledOnce();
});

it('reloads the page if the server does not have the code, at most once a minute, and keeps what was typed', async () => {
  server = () => ({ status: 404 });
  let written = () => {};
  vi.stubGlobal('dispatchEvent', (event: CustomEvent<Promise<void>[]>) => {
    if (event.type === 'reloading') event.detail.push(new Promise((resolve) => (written = resolve)));
  });
  void retryImport(notFetched)();
  await later();
  expect(reload).not.toHaveBeenCalled();
  written();
  await later();
  expect(reload).toHaveBeenCalledOnce();
  await expect(retryImport(notFetched)()).rejects.toMatchObject({ name: 'PartMissing' });
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads the page if the browser remembers that the import failed', async () => {
  const load = vi.fn<() => Promise<string>>(notFetched);
  void retryImport(load)();
  await later();
  expect(reload).not.toHaveBeenCalled();
  await later();
  expect(load).toHaveBeenCalledTimes(3);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload the page if storage is unavailable', async () => {
  server = () => ({ status: 404 });
  vi.stubGlobal('sessionStorage', undefined);
  await expect(retryImport(notFetched)()).rejects.toMatchObject({ name: 'PartMissing' });
  expect(reload).not.toHaveBeenCalled();
});

it('passes on errors that the code throws while it starts, and imports it again on the next call', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('its own trouble')));
  const loadPart = retryImport(load);
  await expect(loadPart()).rejects.toThrow('its own trouble');
  expect(missing()).toEqual([]);
  load.mockResolvedValue('the code');
  await expect(loadPart()).resolves.toBe('the code');
});
