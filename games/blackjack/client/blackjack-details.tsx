import { handOutcomeWords, pointsText } from "../../kit/client/blackjack/blackjack-hand.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { sideWords } from "../../kit/math/blackjack/table-pay-tables.ts";
import type { BlackjackViewV1 } from "../math/blackjack-v1.ts";
import type { BlackjackView } from "../math/state.ts";
import { spotNames } from "./blackjack-spots.tsx";
import { readView } from "./read-view.ts";

/** The dealer's hand, and every hand and side bet of a past round with its stake and payout. */
export function BlackjackDetails({ view: stored }: { view: unknown }) {
  const { t, money } = useGame();
  const view = readView(stored as BlackjackView | BlackjackViewV1);
  if (!view.done) return null;
  const paid = (stake: number, win: number) => `${money(stake)} → ${money(win)}`;
  const facts: [name: string, value: string][] = [[t("games.dealer"), pointsText(view.dealer)]];
  for (const { seat, sides, insurance } of view.seats) {
    const name = t("games-blackjack.hand", { number: seat });
    for (const hand of view.hands.filter((one) => one.seat === seat))
      facts.push([
        name,
        [
          pointsText(hand),
          hand.outcome ? t(handOutcomeWords[hand.outcome]) : "",
          paid(hand.stake, hand.win),
        ].join(" · "),
      ]);
    if (insurance.state === "taken")
      facts.push([`${name}: ${t("games-blackjack.insurance")}`, paid(insurance.stake, insurance.win)]);
    for (const { spot, stake, kind, win } of sides)
      facts.push([
        `${name}: ${t(spotNames[spot].long)}`,
        [t(kind === null ? "games-blackjack.outcomeLose" : sideWords[kind]), paid(stake, win)].join(" · "),
      ]);
  }
  return (
    <dl>
      {facts.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a past round do not change
        <div key={at}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
