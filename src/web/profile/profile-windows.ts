import { NOTIFICATIONS_PLACE } from '#domain/places.ts';
import { lazyWindow } from '#web/ui/windows/lazy-window.tsx';

/** The window of each part of the profile. The name is also the hash of an address that opens it. */
export const PROFILE_WINDOWS = {
  pay: lazyWindow(() => import('#web/payment-details/PaymentDetailsWindow.tsx'), 'PaymentDetailsWindow'),
  away: lazyWindow(() => import('#web/absences/AbsencesWindow.tsx'), 'AbsencesWindow'),
  calendar: lazyWindow(() => import('#web/profile/ProfileCalendarWindow.tsx'), 'ProfileCalendarWindow'),
  language: lazyWindow(() => import('#web/profile/ProfileLanguageWindow.tsx'), 'ProfileLanguageWindow'),
  [NOTIFICATIONS_PLACE]: lazyWindow(
    () => import('#web/notifications/NotificationsWindow.tsx'),
    'NotificationsWindow',
  ),
  devices: lazyWindow(() => import('#web/profile/ProfileSessionsWindow.tsx'), 'ProfileSessionsWindow'),
  install: lazyWindow(() => import('#web/profile/ProfileInstallWindow.tsx'), 'ProfileInstallWindow'),
  password: lazyWindow(() => import('#web/profile/ProfilePasswordWindow.tsx'), 'ProfilePasswordWindow'),
  'two-step': lazyWindow(() => import('#web/profile/ProfileTwoStepWindow.tsx'), 'ProfileTwoStepWindow'),
  data: lazyWindow(() => import('#web/profile/ProfileDataWindow.tsx'), 'ProfileDataWindow'),
  delete: lazyWindow(() => import('#web/profile/ProfileDeleteWindow.tsx'), 'ProfileDeleteWindow'),
};

export type ProfilePart = keyof typeof PROFILE_WINDOWS;

export const isProfilePart = (text: string): text is ProfilePart => Object.hasOwn(PROFILE_WINDOWS, text);
