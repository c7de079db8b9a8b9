import { formatCards } from "../cards.ts";
import { categoryOf } from "../evaluate/high.ts";
import { games, strengthOf } from "../games.ts";
import { type PhhHand, variantCode } from "./hand.ts";
import type { Replay } from "./replay-phh.ts";
import { formatAmount } from "./write-phh.ts";

/** The replayed hand as text: stacks, board, pots and winners. */
export function describeReplay(hand: PhhHand, { state, boardKnown, agrees, differences }: Replay): string {
  const amount = (value: number) => formatAmount(value, hand.decimals);
  const names = Array.isArray(hand.details.players) ? hand.details.players.map(String) : [];
  const nameOf = (seat: number) => names[seat - 1] || `p${seat}`;
  const lines = [`${variantCode(hand.limit, hand.game)}, ${state.players.length} players`];
  state.boards.forEach((board, at) => {
    const known = at === 0 ? board.slice(0, boardKnown) : board;
    if (known.length > 0) lines.push(`  board${at > 0 ? ` ${at + 1}` : ""}: ${formatCards(known)}`);
  });
  for (const player of state.players) {
    const cards = player.revealed ? ` shows ${formatCards(player.hole)}` : player.folded ? " folded" : "";
    lines.push(`  ${nameOf(player.seat)}: ${amount(player.startingStack)} → ${amount(player.stack)}${cards}`);
  }
  state.result?.pots.forEach((pot, at) => {
    const rake = pot.rake > 0 ? `, rake ${amount(pot.rake)}` : "";
    lines.push(`  ${at === 0 ? "main pot" : `side pot ${at}`}: ${amount(pot.amount)}${rake}`);
    for (const share of pot.shares) {
      const winner = state.players.find(({ seat }) => seat === share.seat)!;
      const board = state.boards[share.board]!;
      const { ranking } = games[hand.game];
      const shows = winner.revealed && board.length === 5;
      const category = shows ? categoryOf(strengthOf(hand.game, winner.hole, board).high, ranking) : null;
      const why = share.side === "low" ? " (low)" : category ? ` (${category})` : "";
      lines.push(`    ${nameOf(share.seat)} wins ${amount(share.amount)}${why}`);
    }
  });
  if (!state.result) lines.push(`  The record ends during: ${state.phase}.`);
  if (agrees !== null)
    lines.push(agrees ? "  As recorded." : `  The record says otherwise: ${differences.join(" and ")}.`);
  return lines.join("\n");
}
