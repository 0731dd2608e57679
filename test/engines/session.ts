/** A reference to an element, as the protocol gives it; tests never look into it. */
export type ElementReference = { readonly opaque: unique symbol };

/** The parts of a protocol that the jobs need, for one window. */
export type Session = {
  go: (url: string) => Promise<unknown>;
  address: () => Promise<string>;
  /** Calls a function in the page with strings and elements. Returns one of these, or a list. */
  run: (inPage: string, args?: (string | ElementReference)[]) => Promise<unknown>;
  click: (element: ElementReference) => Promise<unknown>;
  choose: (option: ElementReference) => Promise<unknown>;
  type: (element: ElementReference, text: string) => Promise<unknown>;
  /** Puts the path of a file into a file field. */
  upload: (element: ElementReference, file: string) => Promise<unknown>;
  /** Undefined if the protocol cannot take the network away. */
  unplug: ((isOffline: boolean) => Promise<unknown>) | undefined;
  picture: () => Promise<Buffer>;
};
