/** Days away, as the board shows them (docs/product/away.md 'On the board'). */
export const awayLine = {
  button: '我要外出',
  line: (names: readonly string[]) => `外出：${names.join('、')}`,
};
