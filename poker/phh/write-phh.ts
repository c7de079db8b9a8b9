import { stringify } from "smol-toml";
import { formatCard, formatCards } from "../cards.ts";
import { type MaybeCard, type PhhAction, type PhhHand, variantCode } from "./hand.ts";

const formatMaybeCards = (cards: readonly MaybeCard[]): string =>
  cards.map((card) => (card === null ? "??" : formatCard(card))).join("");

/** Writes whole amounts without decimals and others with all decimals: 10, 2.50. */
export function formatAmount(amount: number, decimals: number): string {
  const unit = 10 ** decimals;
  if (amount % unit === 0) return String(amount / unit);
  return `${Math.floor(amount / unit)}.${String(amount % unit).padStart(decimals, "0")}`;
}

function formatAction(action: PhhAction, decimals: number): string {
  switch (action.kind) {
    case "board":
      return `d db ${formatCards(action.cards)}`;
    case "hole":
      return `d dh p${action.player + 1} ${formatMaybeCards(action.cards)}`;
    case "fold":
      return `p${action.player + 1} f`;
    case "checkOrCall":
      return `p${action.player + 1} cc`;
    case "betOrRaise":
      return `p${action.player + 1} cbr ${formatAmount(action.to, decimals)}`;
    case "show":
      return `p${action.player + 1} sm ${action.cards === null ? "-" : formatMaybeCards(action.cards)}`;
    case "muck":
      return `p${action.player + 1} sm`;
  }
}

/** Writes one hand as a .phh file. Reading the file back gives the same hand. */
export function writePhh(hand: PhhHand): string {
  const amount = (value: number) => formatAmount(value, hand.decimals);
  const list = (values: readonly number[]) => `[${values.map(amount).join(", ")}]`;
  const forced = (values: readonly number[]) => list(values.length === 2 ? values.toReversed() : values);
  const lines = [
    `variant = "${variantCode(hand.limit, hand.game)}"`,
    `ante_trimming_status = ${hand.trimAntes}`,
    `antes = ${forced(hand.antes)}`,
    `blinds_or_straddles = ${forced(hand.blinds)}`,
  ];
  if (hand.limit === "fixed")
    lines.push(`small_bet = ${amount(hand.minBet)}`, `big_bet = ${amount(hand.bigBet)}`);
  else lines.push(`min_bet = ${amount(hand.minBet)}`);
  lines.push(
    `starting_stacks = ${list(hand.startingStacks)}`,
    "actions = [",
    ...hand.actions.map((action) => `  "${formatAction(action, hand.decimals)}",`),
    "]",
  );
  if (hand.finishingStacks) lines.push(`finishing_stacks = ${list(hand.finishingStacks)}`);
  if (hand.winnings) lines.push(`winnings = ${list(hand.winnings)}`);
  if (hand.decimals > 0) lines.push(`_decimals = ${hand.decimals}`);
  if (hand.deadBlinds.some((dead) => dead > 0)) lines.push(`_dead_blinds = ${list(hand.deadBlinds)}`);
  if (hand.secondBoard) {
    lines.push(`_second_board = "${formatCards(hand.secondBoard.cards)}"`);
    if (hand.secondBoard.from === "deal") lines.push("_boards = 2");
  }
  return `${lines.join("\n")}\n${stringify(hand.details)}`;
}
