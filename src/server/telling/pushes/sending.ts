import { createHash } from 'node:crypto';
import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import webpush from 'web-push';
import { lookUpOnly } from '#server/platform/http/public-address.ts';
import type { PushKeys } from '#server/platform/settings/push-keys.ts';
import { readEndpoint, type Endpoint } from '#server/telling/pushes/endpoints.ts';
import { PermanentFailure } from '#server/platform/queue/permanent-failure.ts';

/** A subscribed browser: the address of its push service, and the keys for the encryption. */
export type Device = { endpoint: string; p256dh: string; auth: string };
/**
 * `gone`: the subscription has ended. `refused`: the service does not accept it from this server, for example after a change of the keys.
 * `later`: the service asks to wait so many seconds. `silent`: no answer came in time.
 */
export type Outcome =
  | { is: 'taken' | 'gone' | 'silent' }
  | { is: 'refused'; reason: string }
  | { is: 'later'; seconds: number };
export type PushSender = ReturnType<typeof makePushSender>;

/** The time for one push in all: resolving the name, connecting, sending and the answer. */
const ANSWERED_WITHIN_MS = 3000;
/** How long a push service stores it for a device that is off. */
const STORED_SECONDS = 24 * 60 * 60;
/** The shortest wait that a service gets if it asks: each attempt takes a worker. */
const SHORTEST_PATIENCE_SECONDS = 60;
/** If a service asks to wait and does not say how long. */
const PATIENCE_SECONDS = 60;
/** How much of an answer is read, for its reason. */
const REASON_BYTES = 500;
const SOCKETS = { keepAlive: true, maxFreeSockets: 8, timeout: 30_000 };

/** RFC 9110: seconds, or a date. */
function secondsOf(header: string | undefined, now: Date): number {
  const given = header?.trim() ?? '';
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - now.getTime()) / 1000;
  return Number.isFinite(seconds)
    ? Math.max(SHORTEST_PATIENCE_SECONDS, Math.ceil(seconds))
    : PATIENCE_SECONDS;
}

async function readReason(answer: IncomingMessage): Promise<string> {
  let text = '';
  answer.setEncoding('utf8');
  for await (const part of answer as AsyncIterable<string>) {
    text += part;
    if (text.length > REASON_BYTES) break;
  }
  return text.slice(0, REASON_BYTES).replaceAll(/\s+/g, ' ').trim();
}

async function outcomeOf(answer: IncomingMessage, now: Date): Promise<Outcome> {
  const { statusCode = 0, headers } = answer;
  if (statusCode >= 200 && statusCode < 300) {
    answer.resume();
    return { is: 'taken' };
  }
  const reason = `the push service answered ${statusCode} ${await readReason(answer)}`.trim();
  if (statusCode === 404 || statusCode === 410) return { is: 'gone' };
  // RFC 8292: 403 for other keys than those of the subscription. Mozilla answers 401, Apple 400 with a reason.
  if (statusCode === 401 || statusCode === 403 || reason.includes('VapidPkHashMismatch'))
    return { is: 'refused', reason };
  if (statusCode === 429 || (statusCode === 503 && headers['retry-after'] !== undefined))
    return { is: 'later', seconds: secondsOf(headers['retry-after'], now) };
  if (statusCode >= 500) throw new Error(reason);
  // A redirect too: its target has not been checked.
  throw new PermanentFailure(reason);
}

/** At most 32 letters (RFC 8030). A push service replaces a waiting push by a later one with the same topic. */
const topicOf = (about: string) => createHash('sha256').update(about).digest('base64url').slice(0, 32);

/**
 * Makes the sender of pushes. web-push does the encryption (RFC 8291) and the proof of the sender (RFC 8292). The request is ours, since
 * web-push's has no limit on an answer and connects to any address of a name.
 */
export function makePushSender({
  keys,
  toThisMachine,
  now,
  nameServers,
  answeredWithinMs = ANSWERED_WITHIN_MS,
}: {
  keys: PushKeys;
  /** Whether pushes may go to this machine: the setting PUSH_TO_LOOPBACK. */
  toThisMachine: boolean;
  now: () => Date;
  /** Other name servers than the machine's, for a test. */
  nameServers?: readonly string[];
  answeredWithinMs?: number;
}) {
  const agents = { 'http:': new HttpAgent(SOCKETS), 'https:': new HttpsAgent(SOCKETS) };
  let lastAnswer: Date | undefined;

  async function ask(
    { url, mayBe }: Endpoint,
    { method, headers, body }: webpush.RequestDetails,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const isSecure = url.protocol === 'https:';
    const answer = await new Promise<IncomingMessage>((done, failed) => {
      const request = (isSecure ? requestHttps : requestHttp)(
        url,
        {
          method,
          headers,
          agent: agents[isSecure ? 'https:' : 'http:'],
          lookup: lookUpOnly(mayBe, nameServers),
          signal,
        },
        done,
      );
      request.once('error', failed).end(body);
    });
    lastAnswer = now();
    try {
      return await outcomeOf(answer, lastAnswer);
    } finally {
      if (!answer.readableEnded && (answer.statusCode ?? 0) >= 300) answer.destroy();
    }
  }

  async function send(
    device: Device,
    { text, about }: { text: string; about: string },
    signal: AbortSignal,
  ): Promise<Outcome> {
    const endpoint = readEndpoint(device.endpoint, toThisMachine);
    // It subscribed when other addresses were accepted.
    if (!endpoint) return { is: 'gone' };
    const details = webpush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      text,
      { vapidDetails: keys, TTL: STORED_SECONDS, topic: topicOf(about), urgency: 'high' },
    );
    const patience = AbortSignal.timeout(answeredWithinMs);
    try {
      return await ask(endpoint, details, AbortSignal.any([signal, patience]));
    } catch (error) {
      if (patience.aborted && !signal.aborted) return { is: 'silent' };
      throw error;
    }
  }

  return {
    publicKey: keys.publicKey,
    send,
    /** Whether any push service has answered since then. If none has, our own network may be the silent one. */
    isAnsweredSince: (since: Date): boolean => lastAnswer !== undefined && lastAnswer > since,
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
