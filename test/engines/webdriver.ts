import type { ElementReference, Session } from '#test/engines/session.ts';

/** The key of an element reference (W3C WebDriver, 'Elements'). */
const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf';

async function send(method: 'POST' | 'GET' | 'DELETE', url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** Whether the driver at this address accepts a new session. */
export async function isReady(driver: string): Promise<boolean> {
  const status = await send('GET', `${driver}/status`).catch(() => undefined);
  return (status as { ready: boolean } | undefined)?.ready ?? false;
}

/** Opens a driver's browser by W3C WebDriver, with a window of this size. */
export async function openSession(driver: string, size: { width: number; height: number }) {
  const opened = await send('POST', `${driver}/session`, { capabilities: {} });
  const url = `${driver}/session/${(opened as { sessionId: string }).sessionId}`;
  const post = (command: string, body: object) => send('POST', `${url}/${command}`, body);
  const inElement = (element: ElementReference, command: string, body: object = {}) =>
    post(`element/${(element as unknown as { [REFERENCE]: string })[REFERENCE]}/${command}`, body);
  await post('window/rect', { x: 0, y: 0, ...size });
  const session: Session = {
    go: (address) => post('url', { url: address }),
    address: async () => String(await send('GET', `${url}/url`)),
    run: (inPage, args = []) => post('execute/sync', { script: `return (${inPage})(...arguments)`, args }),
    click: (element) => inElement(element, 'click'),
    choose: (option) => inElement(option, 'click'),
    type: (element, text) => inElement(element, 'value', { text }),
    upload: (element, file) => inElement(element, 'value', { text: file }),
    unplug: undefined,
    picture: async () => Buffer.from(String(await send('GET', `${url}/screenshot`)), 'base64'),
  };
  return { session, close: () => send('DELETE', url) };
}
