import type { PaymentRequest } from '#contract/payments.ts';
import type { Resident } from '#test/living/world.ts';

/** Returns all requests that Pay My Money Back shows them, page by page. */
export async function moneyOf(me: Resident, homeId: string | null): Promise<PaymentRequest[]> {
  const all: PaymentRequest[] = [];
  for (let before: string | undefined; ;) {
    const page = await me.api.payments.listPaymentRequests({ homeId, ...(before && { before }) });
    all.push(...page.payments);
    if (page.next === null) return all;
    before = page.next;
  }
}
