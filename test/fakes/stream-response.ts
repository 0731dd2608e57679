import type { ServerResponse } from 'node:http';

/**
 * A response that records each write as one text, and adds 'ended' and 'destroyed' when that happens. `unsent` is how many bytes the browser
 * has not received.
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
