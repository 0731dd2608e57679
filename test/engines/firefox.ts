import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DESKTOP } from '#test/browser/harness.ts';
import { connect, openWindow } from '#test/engines/bidi.ts';
import { findFirefox } from '../../tools/find-browsers.ts';

/** The line with its address, which it prints before it shows a window. */
const LISTENS = /^WebDriver BiDi listening on (ws:\S+)/;

/** Starts Mozilla's Firefox, which speaks WebDriver BiDi itself. It is one browser with a window per visitor. */
export async function openFirefox() {
  const profile = mkdtempSync(path.join(tmpdir(), 'serumah-firefox-'));
  const firefox = spawn(
    findFirefox() ?? 'firefox',
    ['--headless', '--remote-debugging-port=0', '--profile', profile],
    { env: { ...process.env, TZ: 'Asia/Kuala_Lumpur' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(firefox, 'exit');
  let address: string | undefined;
  const output: string[] = [];
  for await (const line of createInterface(firefox.stderr)) {
    output.push(line);
    address = LISTENS.exec(line)?.[1];
    if (address !== undefined) break;
  }
  if (address === undefined) throw new Error(`Firefox did not start:\n${output.join('\n')}`);
  firefox.stderr.resume();
  const { send, close } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  return {
    openWindow: () => openWindow(send, DESKTOP),
    async close() {
      await send('browser.close', {});
      close();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
