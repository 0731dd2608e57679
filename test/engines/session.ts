/** An element of the page, as the protocol refers to it: handed back to it and never looked into. */
export type ElementReference = { readonly protocolsOwn: unique symbol };

/** One window that a protocol drives: what the jobs need of it. */
export type Session = {
  go: (url: string) => Promise<unknown>;
  address: () => Promise<string>;
  /** Calls a function of the page's with strings and elements, and answers the same, or lists of them. */
  run: (inPage: string, args?: (string | ElementReference)[]) => Promise<unknown>;
  click: (element: ElementReference) => Promise<unknown>;
  choose: (option: ElementReference) => Promise<unknown>;
  type: (element: ElementReference, text: string) => Promise<unknown>;
  /** The path of a file, to a field for files. */
  hand: (element: ElementReference, file: string) => Promise<unknown>;
  /** Undefined where the protocol has no way to. */
  unplug: ((isOffline: boolean) => Promise<unknown>) | undefined;
  picture: () => Promise<Buffer>;
};
