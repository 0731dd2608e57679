/**
 * The answers of `work` for each of `items`, in their order, of which so many are asked for at once: what is far away is on its way while
 * what came is written.
 */
export async function* ahead<Item, Answer>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Answer>,
): AsyncGenerator<Answer> {
  const asked: Promise<Answer>[] = [];
  const ask = (item: Item) => {
    const answer = work(item);
    // Whoever reads hears of it in its turn; one that nobody reads any more ends nothing.
    answer.catch(() => {});
    asked.push(answer);
  };
  for (const item of items.slice(0, atOnce)) ask(item);
  for (let next = atOnce; asked.length > 0; next++) {
    const answer = await asked.shift();
    const item = items[next];
    if (item !== undefined) ask(item);
    yield answer as Answer;
  }
}
