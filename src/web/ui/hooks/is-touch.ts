/** What takes text: a phone's keyboard comes up for it. */
export const TYPED =
  'input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea, [contenteditable=true]';

/** Whether fingers are what this device is mostly used with. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** What gets the focus as something opens: what is wanted, but on touch no field that would raise the keyboard over it. */
export const withoutKeyboard = <Else>(wanted: HTMLElement | null | undefined, instead: Else) =>
  isTouch() && wanted?.matches(TYPED) ? instead : wanted;
