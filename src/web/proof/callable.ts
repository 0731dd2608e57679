import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import type { functions } from '#contract/functions.ts';

type Inputs = InferContractRouterInputs<typeof functions>;
type Outputs = InferContractRouterOutputs<typeof functions>;
type FunctionName = keyof Inputs & keyof Outputs;
type Asked<Name extends FunctionName> = Inputs[Name] extends { data: infer Data } ? Data : never;
export type Answered<Name extends FunctionName> = Outputs[Name] extends { result: infer Result }
  ? Result
  : never;

/** What clients wait for an answer, once everything has been sent (spec §9); sending that stands still for so long was cut. */
const PATIENCE_MS = 70_000;
/** A proxy says so while our server is away. */
const AWAY = new Set([502, 503, 504]);

/** The function refused; the message is its own, and empty where somebody else answered, or nobody in time. */
export class FunctionRefusal extends Error {
  override name = 'FunctionRefusal';
}

/** The function was not reached, or its answer was lost: the same call may succeed later. */
export class NotReached extends Error {
  override name = 'NotReached';
}

type Sending = {
  signal: AbortSignal;
  /** How much has left, 0 to 1. */
  onSent?: ((part: number) => void) | undefined;
};

type Body = { result?: unknown; error?: { message?: unknown } };

function bodyOf(request: XMLHttpRequest): Body {
  try {
    return (JSON.parse(request.responseText) ?? {}) as Body;
  } catch {
    return {};
  }
}

function refusalOf(status: number, { error }: Body): Error {
  if (typeof error?.message === 'string') return new FunctionRefusal(error.message);
  return AWAY.has(status) ? new NotReached() : new FunctionRefusal();
}

/**
 * Asks a callable function as every other client does (spec §7): JSON `{data}`, answered by `{result}` or `{error}`. By XMLHttpRequest,
 * since fetch does not tell how much has left.
 */
export const callFunction = <Name extends FunctionName>(
  name: Name,
  data: Asked<Name>,
  { signal, onSent }: Sending,
): Promise<Answered<Name>> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    let patience: ReturnType<typeof setTimeout> | undefined;
    const end = (error: Error) => {
      clearTimeout(patience);
      reject(error);
    };
    const waitFrom = (late: () => Error) => {
      clearTimeout(patience);
      patience = setTimeout(() => {
        end(late());
        request.abort();
      }, PATIENCE_MS);
    };
    const stillSending = () => waitFrom(() => new NotReached());
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      stillSending();
      if (total > 0) onSent?.(loaded / total);
    });
    request.upload.addEventListener('load', () => {
      waitFrom(() => new FunctionRefusal());
      onSent?.(1);
    });
    request.addEventListener('load', () => {
      clearTimeout(patience);
      const body = bodyOf(request);
      if (request.status === 200 && body.result) resolve(body.result as Answered<Name>);
      else reject(refusalOf(request.status, body));
    });
    request.addEventListener('error', () => end(new NotReached()));
    signal.addEventListener('abort', () => {
      end(signal.reason as Error);
      request.abort();
    });
    request.open('POST', `/functions/${name}`);
    request.setRequestHeader('content-type', 'application/json');
    stillSending();
    request.send(JSON.stringify({ data }));
  });
