import type { Notification } from '#domain/notifications.ts';
import { chorePlace, sharePlace, paymentPlace, personPlace, swapPlace } from '#domain/places.ts';

export type NotificationPage = '/swap-requests' | '/chores' | '/home-management' | '/pay-my-money-back';

/** The page that each type is about (docs/product/notifications.md 'Where a notification leads'). */
export const NOTIFICATION_PAGES: Record<Notification['type'], NotificationPage> = {
  swap_request: '/swap-requests',
  swap_accepted: '/swap-requests',
  swap_declined: '/swap-requests',
  swap_cancelled: '/swap-requests',
  swap_ended: '/swap-requests',
  swap_open_again: '/swap-requests',
  member_joined: '/home-management',
  first_chores: '/chores',
  join_requested: '/home-management',
  join_accepted: '/home-management',
  join_declined: '/home-management',
  join_request_ended: '/home-management',
  // The board shows what came from them.
  member_left: '/chores',
  member_removed: '/chores',
  removed_from_home: '/home-management',
  role_handed_over: '/home-management',
  home_deleted: '/home-management',
  chores_dealt_anew: '/chores',
  plan_changed: '/chores',
  absence_dealt: '/chores',
  chore_reminder: '/chores',
  payment_request: '/pay-my-money-back',
  payment_changed: '/pay-my-money-back',
  payment_bill: '/pay-my-money-back',
  payment_taken_out: '/pay-my-money-back',
  payment_paid: '/pay-my-money-back',
  payment_review: '/pay-my-money-back',
  payment_confirmed: '/pay-my-money-back',
  payment_not_received: '/pay-my-money-back',
  payment_unanswered: '/pay-my-money-back',
  payment_review_ended: '/pay-my-money-back',
  payment_let_go: '/pay-my-money-back',
  payment_reopened: '/pay-my-money-back',
  payment_settling_up: '/pay-my-money-back',
  payment_deleted: '/pay-my-money-back',
  payment_repeated: '/pay-my-money-back',
  payment_series_ended: '/pay-my-money-back',
};

type Entry = { type: string; data: Record<string, unknown> };

/** What it is about, on its page; of a deleted request, or one that asks them no more, they have no card. */
export function notificationPlace({
  type,
  data: { swapRequestId, choreId, paymentId, userId, what },
}: Entry): string {
  if (typeof swapRequestId === 'string') return swapPlace(swapRequestId);
  if (typeof choreId === 'string') return chorePlace(choreId);
  if (typeof paymentId === 'string') {
    if (type === 'payment_deleted' || type === 'payment_taken_out') return '';
    // Whose receipt waits there.
    const isReview = type === 'payment_review' || (type === 'payment_settling_up' && what === 'review');
    return isReview && typeof userId === 'string' ? sharePlace(paymentId, userId) : paymentPlace(paymentId);
  }
  const isOfSomebody = type === 'member_joined' || type === 'join_requested';
  return isOfSomebody && typeof userId === 'string' ? personPlace(userId) : '';
}
