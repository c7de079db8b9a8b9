import type { PokerLogEntry } from "@parlour/contracts/entities/poker";

export const potText = (amount: number, currency: string | null): string =>
  currency === null ? `${amount} chips` : `${amount.toFixed(2)} ${currency}`;

const symbols: Readonly<Record<string, string>> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** A card with its suit as a symbol: "A♥", "10♣". */
export const cardText = ([rank = "", suit = ""]: string): string =>
  `${rank === "T" ? "10" : rank}${symbols[suit] ?? suit}`;

const verbs: Readonly<Record<Exclude<PokerLogEntry["kind"], "runs">, string>> = {
  ante: "pays the ante",
  dead: "posts dead",
  blind: "posts",
  call: "calls",
  return: "gets back",
  fold: "folds",
  check: "checks",
  muck: "mucks",
  bet: "bets",
  raise: "raises to",
  board: "Board",
  reveal: "shows",
  rake: "Rake",
};

/** Describes one line of a hand's log in words. */
export function logText(entry: PokerLogEntry, nameOf: (seat: number) => string): string {
  const { kind, seat, amount, cards, board, runs } = entry;
  return [
    seat === null ? null : nameOf(seat),
    kind === "runs" ? `${runs === 1 ? "declines" : "agrees"} to run it twice` : verbs[kind],
    kind === "board" && board !== null && board > 0 ? board + 1 : null,
    amount,
    cards.map(cardText).join(" "),
  ]
    .filter((part) => part !== null && part !== "")
    .join(" ");
}
