import { randomBelow } from '#domain/random.ts';
import { lookNamed } from '#test/receipts/drawing/rounds.ts';
import { BANKS } from '#test/receipts/drawing/people.ts';
import { accountText, malaysianClock, moneyText, nameText, TIMES } from '#test/receipts/drawing/formats.ts';
import { decoyLabel } from '#test/receipts/drawing/says.ts';
import type { Look, Printed, Recipe, Shown } from '#test/receipts/drawing/receipt.ts';

const DAY = 86_400_000;
/** The fee of a transfer to another bank, if there is one, in sen. */
const FEE = 50;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const safe = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? '');

/** A text as an edit over the picture: in another font, a little off the line. */
const overwritten = (text: string) =>
  `<span style="font-family:'DejaVu Sans',sans-serif;letter-spacing:-0.4px;position:relative;top:1px">${text}</span>`;

function referenceOf(look: Look, shown: Shown): string {
  const below = (count: number, what: string) => randomBelow(count, shown.referenceSeed, what);
  return look.reference(below, malaysianClock(shown.referenceAt));
}

/** Returns the texts that a look prints for a recipe. The recipe determines all of them. */
export function printed({ shown, id }: Pick<Recipe, 'shown' | 'id'>, look: Look): Printed {
  const { sen, currency, paidAt } = shown;
  const clock = malaysianClock(paidAt);
  const edit = shown.edited ? overwritten : (text: string) => text;
  const money = (amount: number) => moneyText(look.money, amount);
  const seed = shown.pageSeed;
  const below = (count: number, what: string) => randomBelow(count, seed, look.name, what);
  const texts = look.says[shown.outcome];
  const status = texts[below(texts.length, 'status')];
  if (status === undefined) throw new Error(`${look.name} has no words for ${shown.outcome} (${id})`);
  const style = below(5, 'account');
  return {
    outcome: shown.outcome,
    done: shown.outcome === 'success',
    status,
    sen,
    amount: edit(safe(moneyText(look.money, sen, currency))),
    withFee: edit(safe(moneyText(look.money, sen + FEE, currency))),
    fee: money(FEE),
    recipient: safe(nameText(look.names, shown.recipient)),
    sender: safe(nameText(look.names, shown.sender)),
    account: accountText(style, `${seed} to`),
    ownAccount: accountText(style + 2, `${seed} from`),
    bank: shown.bank || (BANKS[below(BANKS.length, 'bank')] ?? ''),
    date: edit(look.date(clock)),
    time: edit(look.time(clock)),
    clock: TIMES.minutes(malaysianClock(paidAt + below(240, 'screen') * 1000)),
    reference: referenceOf(look, shown),
    // Depends on the payment, not on the reference, so that an edited reference leaves it unchanged.
    otherReference: `${below(900_000, `other ${paidAt}`) + 100_000}${below(900_000, `more ${paidAt}`) + 100_000}`,
    memo: safe(shown.memo),
    balance: money(shown.balanceSen),
    nothing: money(0),
    decoy: shown.decoy ? [[decoyLabel(look.language, shown.decoy.as), money(shown.decoy.sen)]] : [],
    hiddenText: safe(shown.hiddenText ?? ''),
    money,
    daysBefore: (days) => look.date(malaysianClock(paidAt - days * DAY)),
    below,
  };
}

/** Returns the page of a recipe. */
export function htmlOf(recipe: Pick<Recipe, 'id' | 'look' | 'shown'>): string {
  const look = lookNamed(recipe.look);
  return look.draw(printed(recipe, look));
}
