/** Whether fingers are what this device is mostly used with: a field that takes the focus by itself would raise the keyboard over the page. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;
