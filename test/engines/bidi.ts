import { once } from 'node:events';
import { clickable, chooseOption } from '#test/engines/in-page.ts';
import type { ElementReference, Session } from '#test/engines/session.ts';

type Remote = { type: string; value?: unknown; sharedId?: string };
type Called = { type: 'success'; result: Remote } | { type: 'exception'; exceptionDetails: { text: string } };

/** Connects to a browser that speaks W3C WebDriver BiDi. */
export async function connect(url: string) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data)) as Record<string, unknown>;
    const asked = waiting.get(Number(id));
    waiting.delete(Number(id));
    if (type === 'success') asked?.resolve(result);
    else asked?.reject(new Error(`${String(error)}: ${String(message)}`));
  });
  let count = 0;
  const send = <T>(method: string, params: object): Promise<T> => {
    const asked = Promise.withResolvers<unknown>();
    waiting.set(++count, asked);
    socket.send(JSON.stringify({ id: count, method, params }));
    return asked.promise as Promise<T>;
  };
  return { send, close: () => socket.close() };
}
type Send = Awaited<ReturnType<typeof connect>>['send'];

const toRemote = (value: string | ElementReference) =>
  typeof value === 'string' ? { type: 'string', value } : value;
function fromRemote({ type, value, sharedId }: Remote): unknown {
  if (type === 'node') return { sharedId };
  return type === 'array' ? (value as Remote[]).map(fromRemote) : value;
}

/** Opens a window that shares no data with the others. */
export async function openWindow(send: Send, viewport: { width: number; height: number }): Promise<Session> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await send<{ context: string }>('browsingContext.create', {
    type: 'window',
    userContext,
  });
  await send('browsingContext.setViewport', { context, viewport });

  const run: Session['run'] = async (inPage, args = []) => {
    const called = await send<Called>('script.callFunction', {
      functionDeclaration: inPage,
      arguments: args.map(toRemote),
      target: { context },
      awaitPromise: true,
    });
    if (called.type === 'exception') throw new Error(called.exceptionDetails.text);
    return fromRemote(called.result);
  };
  const act = (device: object) => send('input.performActions', { context, actions: [device] });
  const click: Session['click'] = async (element) => {
    await run(String(clickable), [element]);
    const middle = { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } };
    const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    await act({ type: 'pointer', id: 'mouse', actions: [middle, ...press] });
  };
  return {
    go: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    address: async () => String(await run('() => location.href')),
    run,
    click,
    choose: (option) => run(String(chooseOption), [option]),
    async type(element, text) {
      await click(element);
      const keys = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await act({ type: 'key', id: 'keyboard', actions: keys });
    },
    upload: (element, file) => send('input.setFiles', { context, element, files: [file] }),
    unplug: (isOffline) =>
      send('emulation.setNetworkConditions', {
        networkConditions: isOffline ? { type: 'offline' } : null,
        contexts: [context],
      }),
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
  };
}
