import { callableClient, refusedAs } from '#test/steps/callables.ts';

/** What a page on another site asks with: the callables' own client, signed in where it has a token. */
async function ask(base: string, name: string, data: unknown, token?: string, inRegion = false) {
  const client = callableClient(base, token);
  const call = (inRegion ? client.callInRegion : client.call)(name, data);
  const refused = await refusedAs(call);
  return refused === 'not refused' ? call : refused;
}
export type Ask = typeof ask;

Object.assign(globalThis, { ask });
