import type { LiveNote, Topic } from '#contract/live.ts';
import type { Browser, TestApp } from '#test/running/app.ts';

const PATIENCE_MS = 5000;

/** An open live stream of one browser, as EventSource would read it; it stands once its first note has come. */
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
        fail(new Error(`never heard ${what}, but ${JSON.stringify(notes)}`));
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
    /** Waits for a note of the topic, of the home if one is given. */
    hears: (topic: Topic, homeId?: string) =>
      until(() => notes.some((note) => isNote(note, topic, homeId)), `${topic} ${homeId ?? ''}`),
    heard: (topic: Topic, homeId?: string) => notes.some((note) => isNote(note, topic, homeId)),
    /** What was heard so far is forgotten. */
    forget() {
      notes.length = 0;
    },
    async [Symbol.asyncDispose]() {
      // Not by an abort signal: a request that was collected meanwhile no longer hears it.
      await reader.cancel();
      await ended;
    },
  };
}
