import type { DecisionState, KnownPosting } from "./decision.ts";
import type { Operation } from "./operation.ts";
import type { WageringOutcome } from "./outcomes.ts";
import type { Wager } from "./wager.ts";

/** What account history calls an operation. Stake and win of one step are one line. */
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

/** The answer to an operation whose id the ledger knows: the first one, or a conflict when the contents differ. */
export function replay(state: DecisionState, known: KnownPosting, operation: Operation): WageringOutcome {
  if (known.outcome === "ROLLED_BACK") return "ROLLED_BACK";
  const first = known.outcome as WageringOutcome;
  // The caller compares its own record of the round: the outcome of a draw cannot be asked for a second time.
  if (operation.kind === "open" || operation.kind === "step") return first;
  const { wager } = state;
  const isOther = wager !== null && isOtherProduct(wager, operation);
  return !isOther && hasSameContents(state, known, operation) ? first : "CONFLICT";
}

function hasSameContents({ wager }: DecisionState, known: KnownPosting, operation: Operation): boolean {
  if (known.referenceId !== operation.wagerId) return false;
  // What a correction moves depends on what was paid before it, so its amounts say nothing.
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

/** What a posting moved for the player, including stakes that a grant paid and wins of a bonus that had ended. */
function amountMoved({ transfers }: KnownPosting, playerId: string): bigint {
  let moved = 0n;
  for (const { from, to, amountMinor } of transfers) {
    const isGrant = from.id.startsWith("promotions:") && to.id.startsWith("revenue");
    const isPlayers = from.playerId === playerId || to.playerId === playerId;
    if (isPlayers || isGrant || to.id.startsWith("promotions:")) moved += amountMinor;
  }
  return moved;
}
