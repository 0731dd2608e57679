import { callableClient, refusedAs } from '#test/steps/callables.ts';

/** Calls from a page on another site, by the callables' client; signed in if it has a token. */
async function ask(base: string, name: string, data: unknown, token?: string, inRegion = false) {
  const client = callableClient(base, token);
  const call = (inRegion ? client.callInRegion : client.call)(name, data);
  const refused = await refusedAs(call);
  return refused === 'not refused' ? call : refused;
}
export type Ask = typeof ask;

Object.assign(globalThis, { ask });
