import type { PaymentCategory } from '#domain/payments.ts';

const ICONS: Record<PaymentCategory, string> = {
  groceries: '🛒',
  utilities: '💡',
  rent: '🏠',
  subscriptions: '📺',
  maintenance: '🔧',
  other: '🧾',
};

/** The emoji of a tile for what somebody paid; without a category, the one of 'other'. */
export const categoryIcon = (category: PaymentCategory | null): string => ICONS[category ?? 'other'];
