/**
 * Returns the order in which requests are shown, so that none moves while the reader looks: those shown before keep their order, and a new
 * one follows the one that it follows in the list.
 * @param before the ids as shown until now
 * @param listed the ids in the list's own order
 */
export function keepOrder(before: readonly string[], listed: readonly string[]): string[] {
  const order = before.filter((id) => listed.includes(id));
  listed.forEach((id, place) => {
    if (!order.includes(id)) order.splice(order.indexOf(listed[place - 1] ?? '') + 1, 0, id);
  });
  return order;
}
