/** Days away, as the board shows them (docs/product/away.md 'On the board'). */
export const awayLine = {
  button: 'Saya tiada di rumah',
  line: (names: readonly string[]) => `Tiada di rumah: ${names.join(', ')}`,
};
