import { queryOptions } from '@tanstack/react-query';
import { retryImport } from '#web/ui/hooks/retry-import.ts';

/** '07:00' */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export const loadPushDevice = retryImport(() => import('#web/app/push-device.ts'));

/** Reads the notification settings of this device (use-device-notifications.ts changes them). */
export const pushDeviceQuery = queryOptions({
  queryKey: ['push-device'],
  queryFn: async () => (await loadPushDevice()).readPushDevice(),
});
