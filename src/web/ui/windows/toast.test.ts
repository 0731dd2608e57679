import { expect, it } from 'vitest';
import { receiveToasts, showToast, whenToastWaits, type ToastMessage } from '#web/ui/windows/toast.ts';

const message = (text: string): ToastMessage => ({ kind: 'info', text });

it('queues toasts in order, wakes the loader, and hands over at once when the host receives them', () => {
  const got: string[] = [];
  let woken = 0;
  showToast(message('before the loader'));
  const stopWaking = whenToastWaits(() => woken++);
  expect(woken).toBe(1);
  showToast(message('before the host'));
  expect(woken).toBe(2);
  const stop = receiveToasts(({ text }) => got.push(text));
  expect(got).toEqual(['before the loader', 'before the host']);
  showToast(message('after'));
  expect(got).toEqual(['before the loader', 'before the host', 'after']);
  expect(woken).toBe(2);

  stop();
  showToast(message('while the host is remounted'));
  const stopAgain = receiveToasts(({ text }) => got.push(text));
  expect(got.at(-1)).toBe('while the host is remounted');
  stopAgain();
  stopWaking();
});
