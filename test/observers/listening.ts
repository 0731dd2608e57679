import type { LiveNote, Topic } from '#contract/live.ts';
import type { Browser, TestApp } from '#test/running/app.ts';

const PATIENCE_MS = 5000;

/** Opens a live stream as EventSource does. Resolves after its first note. */
export async function listenLive(app: Pick<TestApp, 'base'>, { fetch }: Pick<Browser, 'fetch'>) {
  const answer = await fetch(`${app.base}/api/live`);
  if (!answer.ok || !answer.body) throw new Error(`no stream: ${answer.status}`);
  const reader = answer.body.getReader();
  const notes: LiveNote[] = [];
  const waiting = new Set<() => void>();
  const read = async () => {
    let text = '';
    const decoder = new TextDecoder();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const events = (text + decoder.decode(chunk.value, { stream: true })).split('\n\n');
      text = events.pop() ?? '';
      const lines = events.flatMap((event) => event.split('\n')).filter((line) => line.startsWith('data: '));
      notes.push(...lines.map((line) => JSON.parse(line.slice('data: '.length)) as LiveNote));
      for (const check of waiting) check();
    }
  };
  const ended = read();
  const until = (found: () => boolean, what: string) =>
    new Promise<void>((done, fail) => {
      const patience = setTimeout(() => {
        fail(new Error(`never received ${what}, but ${JSON.stringify(notes)}`));
      }, PATIENCE_MS);
      const check = () => {
        if (!found()) return;
        clearTimeout(patience);
        waiting.delete(check);
        done();
      };
      waiting.add(check);
      check();
    });
  const isNote = (note: LiveNote, topic: Topic, homeId?: string) =>
    'topics' in note && note.topics.includes(topic) && (homeId === undefined || note.homeId === homeId);
  await until(() => notes.some((note) => 'resync' in note), 'resync');
  notes.length = 0;
  return {
    notes,
    /** Settles once the server ends the stream. */
    ended,
    /** Waits for a note of the topic, and of the home if there is a `homeId`. */
    receives: (topic: Topic, homeId?: string) =>
      until(() => notes.some((note) => isNote(note, topic, homeId)), `${topic} ${homeId ?? ''}`),
    hasReceived: (topic: Topic, homeId?: string) => notes.some((note) => isNote(note, topic, homeId)),
    /** Drops the notes so far. */
    clear() {
      notes.length = 0;
    },
    async [Symbol.asyncDispose]() {
      // An abort signal would not do: a request that was garbage-collected no longer reacts to it.
      await reader.cancel();
      await ended;
    },
  };
}
