import type { DecisionState, KnownPosting } from "./decision.ts";
import type { Operation } from "./operation.ts";
import { contentsOf } from "./operation-contents.ts";
import type { WageringOutcome } from "./outcomes.ts";
import type { Wager } from "./wager.ts";

/** Returns the operation's type in the account history. The stake and win of one step share a line. */
export function typeOf(operation: Operation): string {
  switch (operation.kind) {
    case "open":
    case "step":
      if (operation.jackpotTier !== null) return "JACKPOT";
      return operation.win > operation.stake ? "WIN" : "BET";
    case "place":
      return "BET";
    case "pay":
      return operation.fromStudioJackpot ? "JACKPOT" : "WIN";
    case "void":
    case "refund":
      return "ROLLBACK";
    default:
      return "WIN";
  }
}

export function isOtherProduct(
  wager: Wager,
  { vertical, provider, productId, currency }: Operation,
): boolean {
  return (
    wager.productId !== productId ||
    wager.provider !== provider ||
    wager.vertical !== vertical ||
    wager.currency !== currency
  );
}

/** Returns the answer to an operation whose id is known: the first outcome, or a conflict if the contents differ. */
export function replay(state: DecisionState, known: KnownPosting, operation: Operation): WageringOutcome {
  if (known.outcome === "ROLLED_BACK") return "ROLLED_BACK";
  const first = known.outcome as WageringOutcome;
  // We don't compare the contents of rounds: the caller compares its own record, because the outcome of a
  // draw can't be predicted from the request.
  if (operation.kind === "open" || operation.kind === "step") return first;
  const { wager } = state;
  const isOther = wager !== null && isOtherProduct(wager, operation);
  return !isOther && hasSameContents(state, known, operation) ? first : "CONFLICT";
}

function hasSameContents({ wager }: DecisionState, known: KnownPosting, operation: Operation): boolean {
  if (known.referenceId !== operation.wagerId) return false;
  // Earlier releases did not store the contents of operations, so there is nothing to compare.
  if (known.contents !== null && known.contents !== contentsOf(operation)) return false;
  // The amount of a correction depends on earlier payments, so the amounts aren't compared.
  if (operation.kind === "resettle") return known.type === "WIN" || known.type === "ROLLBACK";
  if (known.type !== typeOf(operation)) return false;
  switch (operation.kind) {
    case "place": {
      const isGranted = known.transfers[0]?.from.id.startsWith("promotions:") ?? false;
      if (isGranted !== (operation.grantId !== null)) return false;
      if (operation.grantId !== null && wager?.grantId !== operation.grantId) return false;
      return amountMoved(known, operation.playerId) === operation.stake;
    }
    case "pay":
      return amountMoved(known, operation.playerId) === operation.win;
    case "settle":
    case "cashOut":
      return amountMoved(known, operation.playerId) === operation.payout;
    default:
      return true;
  }
}

/**
 * Returns the amount that a posting took from or paid to the player, including stakes from a grant and winnings of a
 * bonus that has ended.
 */
function amountMoved({ transfers }: KnownPosting, playerId: string): bigint {
  let moved = 0n;
  for (const { from, to, amountMinor } of transfers) {
    const isGrant = from.id.startsWith("promotions:") && to.id.startsWith("revenue");
    const isPlayers = from.playerId === playerId || to.playerId === playerId;
    if (isPlayers || isGrant || to.id.startsWith("promotions:")) moved += amountMinor;
  }
  return moved;
}
