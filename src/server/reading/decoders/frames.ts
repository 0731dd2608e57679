/** In a frame the fields of a message become JSON. Fields that are bytes follow it unchanged. */
export type Message = Readonly<Record<string, unknown>>;
/** The most bytes of a frame's JSON, and of all bytes that follow it. */
export type FrameLimits = { text: number; bytes: number };

const LENGTH = 4;
const HEAD = 2 * LENGTH;

// JSON would drop the field.
const orNull = (_name: string, value: unknown) => value ?? null;

/** Encodes a message for a pipe: two lengths, JSON, and the bytes, which are not copied. */
export function frameOf(message: Message): Uint8Array[] {
  const fields: [string, unknown][] = [];
  const parts: [string, Uint8Array][] = [];
  for (const [name, value] of Object.entries(message)) {
    if (value instanceof Uint8Array) parts.push([name, value]);
    else fields.push([name, value]);
  }
  const sizes = parts.map(([name, { byteLength }]) => [name, byteLength] as const);
  const text = Buffer.from(JSON.stringify([Object.fromEntries(fields), sizes], orNull));
  const head = Buffer.alloc(HEAD);
  head.writeUInt32LE(text.length);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  head.writeUInt32LE(total, LENGTH);
  return [head, text, ...parts.map(([, bytes]) => bytes)];
}

function messageIn(body: Buffer, textLength: number): Message {
  const [fields, sizes] = JSON.parse(body.toString('utf8', 0, textLength)) as [Message, [string, number][]];
  let at = textLength;
  const parts = sizes.map(([name, size]) => [name, body.subarray(at, (at += size))] as const);
  return { ...fields, ...Object.fromEntries(parts) };
}

/**
 * Reads messages from a pipe, in chunks of any length. The returned function throws at the first frame that is invalid, or larger than
 * `limits`, before the frame has arrived.
 */
export function readFrames(
  limits: FrameLimits,
  onMessage: (message: Message) => void,
): (piece: Uint8Array) => void {
  let [part, filled] = [Buffer.alloc(HEAD), 0];
  let textLength: number | undefined;

  function begin(length: number, text?: number) {
    part = Buffer.allocUnsafe(length);
    filled = 0;
    textLength = text;
  }

  function end() {
    if (textLength === undefined) {
      const [text, bytes] = [part.readUInt32LE(0), part.readUInt32LE(LENGTH)];
      if (text === 0 || text > limits.text || bytes > limits.bytes) throw new RangeError('no such frame');
      begin(text + bytes, text);
    } else {
      const message = messageIn(part, textLength);
      begin(HEAD);
      onMessage(message);
    }
  }

  return (piece) => {
    for (let at = 0; at < piece.length;) {
      const next = piece.subarray(at, at + part.length - filled);
      part.set(next, filled);
      at += next.length;
      filled += next.length;
      if (filled === part.length) end();
    }
  };
}
