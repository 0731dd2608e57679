/** Days away, as the board shows them (docs/product/away.md 'On the board'). */
export const awayLine = {
  button: 'I am away',
  line: (names: readonly string[]) => `Away: ${names.join(', ')}`,
};
