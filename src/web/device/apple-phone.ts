/** Whether this is an iPhone or iPad, whose browsers offer nothing by themselves. An iPad says that it is a Mac; no Mac has a screen for several fingers. */
export const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
