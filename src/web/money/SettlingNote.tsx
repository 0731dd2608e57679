import { settling as words } from '#words/settling-up.ts';
import type { LineProps } from '#web/money/line.ts';

/** On a line that a receipt of settling up pays with others: where that is checked, and by whom. Load it lazily. */
export function SettlingNote({ payment: { requester }, debtor, me }: LineProps) {
  const [sender, other] = debtor.settlingBy === requester.userId ? [requester, debtor] : [debtor, requester];
  return (
    <p className="pb-1.5 pl-[38px] text-sm text-pretty text-ink2">
      {sender.userId === me ? words.ownReceipt(other.displayName) : words.theirReceipt(sender.displayName)}
    </p>
  );
}
