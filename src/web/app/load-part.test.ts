import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { __vitePreload as loadPart } from '#web/app/load-part.ts';

const told: number[] = [];
const device = { onLine: true };
let server: (address: string) => { status: number };

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  device.onLine = true;
  server = () => ({ status: 200 });
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('dispatchEvent', ({ detail }: CustomEvent<number>) => told.push(detail));
  vi.stubGlobal('fetch', async (address: string) => ({
    ...server(address),
    arrayBuffer: async () => new ArrayBuffer(),
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const unreached = () => {
  throw new TypeError('Failed to fetch');
};
const later = () => vi.advanceTimersByTimeAsync(2000);

it('asks nothing of a device that is offline, until it is not', async () => {
  device.onLine = false;
  let imports = 0;
  const part = loadPart(async () => `offline ${(imports += 1)}`, ['assets/a.js']);
  await later();
  expect(imports).toBe(0);
  expect(told).toEqual([1]);
  device.onLine = true;
  await later();
  await expect(part).resolves.toBe('offline 1');
  expect(told).toEqual([1, -1]);
});

it('imports a part once its files have come, and gives the same one offline', async () => {
  server = unreached;
  let imports = 0;
  const load = async () => `read ${(imports += 1)}`;
  const part = loadPart(load, ['assets/b.js']);
  await later();
  expect(imports).toBe(0);
  server = () => ({ status: 200 });
  await later();
  await expect(part).resolves.toBe('read 1');
  device.onLine = false;
  await expect(loadPart(load, ['assets/b.js'])).resolves.toBe('read 1');
});

it('begins the page anew where a part is gone, once a minute', async () => {
  const reload = vi.fn<() => void>();
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  server = () => ({ status: 404 });
  void loadPart(async () => 'gone part', ['assets/c.js']);
  await later();
  expect(reload).toHaveBeenCalledOnce();
  await expect(loadPart(async () => 'another gone part', ['assets/d.js'])).rejects.toThrow('assets/d.js');
  expect(reload).toHaveBeenCalledOnce();
});

it('passes on what a part throws as it begins', async () => {
  const load = async () => {
    throw new Error('its own trouble');
  };
  await expect(loadPart(load)).rejects.toThrow('its own trouble');
  expect(told).toEqual([]);
});
