import { useQuery } from '@tanstack/react-query';
import type { Home } from '#contract/homes.ts';
import type { OwnDetails } from '#contract/payment-details.ts';
import type { Me } from '#contract/users.ts';
import { LANGUAGE_NAMES } from '#domain/languages.ts';
import { bankNameOf, copiedNumber } from '#domain/payment-details.ts';
import { shows } from '#words/calendar.ts';
import { shortRange } from '#words/days.ts';
import { qr } from '#words/payment-details.ts';
import * as words from '#words/profile.ts';
import { absencesQuery, myAbsences } from '#web/absences/use-absences.ts';
import { api } from '#web/calls/api.ts';
import { hourText, pushDeviceQuery } from '#web/notifications/push-device-query.ts';
import type { ProfilePart } from '#web/profile/profile-windows.ts';

/** 'Maybank ·· 5678'. Set-aside details need their owner (docs/product/payment-details.md 'Set aside'). */
function payeeValue({ bank, accountNumber, duitNow, code, setAside }: OwnDetails): string | undefined {
  if (setAside) return words.setAsideValue;
  const ending = (number: string) => `·· ${copiedNumber(number).slice(-4)}`;
  if (accountNumber !== null) return [bankNameOf(bank), ending(accountNumber)].filter(Boolean).join(' ');
  if (duitNow !== null) return `DuitNow ${ending(duitNow)}`;
  return code === null ? undefined : qr;
}

/** Returns what is set in each part of the profile, as far as it is known and there is something to say. */
export function useProfileValues(me: Me, home: Home | undefined): Partial<Record<ProfilePart, string>> {
  const details = useQuery(api.paymentDetails.getPaymentDetails.queryOptions()).data;
  const away = useQuery({ ...absencesQuery(home?.id ?? ''), enabled: home !== undefined }).data;
  const calendar = useQuery(api.calendars.getCalendar.queryOptions()).data;
  const sessions = useQuery(api.users.listSessions.queryOptions({ staleTime: 0 })).data;
  const device = useQuery(pushDeviceQuery).data;
  const absence = away && myAbsences(away, me.id)[0];
  const hasMorning = device?.morning.byMail === true || device?.choices?.morning === true;
  const values: { [Part in ProfilePart]?: string | false | undefined } = {
    pay: details && payeeValue(details),
    away: absence && shortRange(absence.from, absence.to),
    calendar: calendar && calendar.madeAt !== null && shows[calendar.shows],
    language: LANGUAGE_NAMES[import.meta.env.PAGE_LANGUAGE],
    notifications: device && hasMorning && hourText(device.morning.hour),
    devices: sessions && words.deviceCount(sessions.length),
    password: !me.hasPassword && words.passwordUnset,
    'two-step': me.recoveryCodesLeft === null ? words.offValue : words.onValue,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}
