type Wasm = {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: { f: unknown } };
};
// Not among the types of Node.
const { Module, Instance } = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly;

const HEAD = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const I32 = 0x7f;
const section = (id: number, ...bytes: number[]) => [id, bytes.length, ...bytes];
const NAME_E = [1, 0x65];
const NAME_F = [1, 0x66];

/**
 * Makes a function of JavaScript one of C: only such may stand in a table of functions. It does so by a module whose only function, `f`, is
 * the one that it imports.
 * @param parameters how many it takes; all of them, and the result, are i32
 */
export function asWasm(
  called: (...given: number[]) => number | void,
  parameters: number,
  { returns = true } = {},
): unknown {
  const type = [
    0x60,
    parameters,
    ...Array.from({ length: parameters }, () => I32),
    ...(returns ? [1, I32] : [0]),
  ];
  const passingOn = [
    ...HEAD,
    ...section(1, 1, ...type),
    ...section(2, 1, ...NAME_E, ...NAME_F, 0, 0),
    ...section(7, 1, ...NAME_F, 0, 0),
  ];
  return new Instance(new Module(Uint8Array.from(passingOn)), { e: { f: called } }).exports.f;
}
