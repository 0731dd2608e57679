import type { ServerResponse } from 'node:http';

/**
 * A response that keeps what is written to it, one text for each time, with 'ended' and 'destroyed' where that happens. `unsent` is how many
 * bytes its browser has not taken.
 */
export function streamResponse({ unsent = 0 } = {}) {
  const texts: string[] = [];
  const response = {
    writableLength: unsent,
    writableEnded: false,
    destroyed: false,
    writeHead: () => {},
    write: (text: string) => texts.push(text),
    on: () => {},
    end() {
      response.writableEnded = true;
      texts.push('ended');
    },
    destroy: () => texts.push('destroyed'),
  };
  return { response: response as unknown as ServerResponse, texts };
}
