import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import type { functions } from '#contract/functions.ts';
import { send, type Sending } from '#web/calls/upload.ts';

type Inputs = InferContractRouterInputs<typeof functions>;
type Outputs = InferContractRouterOutputs<typeof functions>;
type FunctionName = keyof Inputs & keyof Outputs;
type Asked<Name extends FunctionName> = Inputs[Name] extends { data: infer Data } ? Data : never;
type Answered<Name extends FunctionName> = Outputs[Name] extends { result: infer Result } ? Result : never;

/** The function refused. Message and code are its own, and empty if something else answered. */
export class FunctionRefusal extends Error {
  override name = 'FunctionRefusal';
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Calls a callable function like any client does (docs/product/callables.md 'The wire form of callables'): JSON
 * `{data}`, answered by `{result}` or `{error}`.
 */
export async function callFunction<Name extends FunctionName>(
  name: Name,
  data: Asked<Name>,
  sending: Sending,
  shown: Record<string, string> = {},
): Promise<Answered<Name>> {
  const content = { method: 'POST', url: `/functions/${name}`, body: JSON.stringify({ data }) } as const;
  const headers = { 'content-type': 'application/json', ...shown };
  const { status, body } = await send({ ...content, headers }, sending);
  if (status === 200 && body['result']) return body['result'] as Answered<Name>;
  const { message, details } = (body['error'] ?? {}) as { message?: unknown; details?: { code?: unknown } };
  throw new FunctionRefusal(typeof message === 'string' ? message : '', String(details?.code ?? ''));
}
