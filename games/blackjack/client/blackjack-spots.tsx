import { formatOdds } from "@parlour/web/i18n/format-pay-cell";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { ChipSpot } from "../../kit/client/chip-spot.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { spotState } from "../../kit/client/settled.ts";
import { blackjackOdds } from "../../kit/math/blackjack/blackjack-odds.ts";
import { pairPays, pokerPays, type SideBet } from "../../kit/math/blackjack/side-bets.ts";
import { sideWords } from "../../kit/math/blackjack/table-pay-tables.ts";
import { spotOf } from "../math/seats.ts";
import type { SideBetResult } from "../math/state.ts";
import type { BlackjackSeat } from "./use-blackjack.ts";

type Kind = "main" | SideBet;

export const spotNames: Record<Kind, { long: MessageKey; short: MessageKey }> = {
  main: { long: "games-live-blackjack.main", short: "games-blackjack.betShort" },
  pairs: { long: "games-blackjack.perfectPairs", short: "games-blackjack.pairsShort" },
  poker: { long: "games-live-blackjack.poker", short: "games-live-blackjack.poker" },
};

const odds: Record<Kind, readonly [number, number]> = {
  main: blackjackOdds.blackjack,
  pairs: [Math.max(...Object.values(pairPays)), 1],
  poker: [Math.max(...Object.values(pokerPays)), 1],
};

/** The betting spots of one hand, with their chips and, after the deal, the results of the side bets. */
export function BlackjackSpots({ table, seat }: { table: BlackjackSeat; seat: number }) {
  const { t, money, language } = useGame();
  const { chips, shown, round, fixed } = table;
  const played = shown?.view.seats.find((one) => one.seat === seat);
  const isBet = chips.bets.some(({ spot }) => spot === spotOf("main", seat));
  const hands = shown?.view.hands.filter((hand) => hand.seat === seat) ?? [];

  /** The stake on a spot: the chips between rounds, and the amount staked so far during a round. */
  function stakeOn(kind: Kind): number | undefined {
    if (shown === null) return chips.bets.find(({ spot }) => spot === spotOf(kind, seat))?.stake;
    if (kind === "main")
      return hands.length === 0 ? undefined : hands.reduce((sum, { stake }) => sum + stake, 0);
    return played?.sides.find(({ spot }) => spot === kind)?.stake;
  }
  const sideOf = (kind: Kind): SideBetResult | undefined =>
    shown?.revealed || round !== null ? played?.sides.find(({ spot }) => spot === kind) : undefined;
  /**
   * Side bets are decided by the opening cards, so their results are shown as soon as these cards lie on the table.
   */
  const isDealt = shown?.revealed === true || hands.some(({ cards }) => cards.length > 2) || hands.length > 1;

  return (
    <div className="bj-spots">
      {(["pairs", "main", "poker"] as const).map((kind) => {
        const side = isDealt ? sideOf(kind) : undefined;
        const state = side === undefined ? undefined : spotState(side);
        return (
          <ChipSpot
            key={kind}
            chips={chips}
            spot={spotOf(kind, seat)}
            stake={stakeOn(kind)}
            state={state ?? mainState(kind)}
            className={`bj-spot bj-spot-${kind === "main" ? "main" : "side"}`}
            chipClassName="bj-spot-chip"
            disabled={round !== null || fixed || (kind !== "main" && !isBet)}
          >
            <span className="sr-only">{t("games-blackjack.hand", { number: seat })}: </span>
            <strong aria-hidden="true">{t(spotNames[kind].short)}</strong>
            <span className="sr-only">{t(spotNames[kind].long)}</span>{" "}
            <small>{formatOdds(odds[kind], language)}</small>
            {side === undefined ? null : (
              <em className="bj-side-result" data-state={state}>
                {side.kind === null ? (
                  t("games-blackjack.outcomeLose")
                ) : (
                  <>
                    <span>{t(sideWords[side.kind])}</span> {money(side.win)}
                  </>
                )}
              </em>
            )}
          </ChipSpot>
        );
      })}
    </div>
  );

  function mainState(kind: Kind): ReturnType<typeof spotState> | undefined {
    if (kind !== "main" || !shown?.revealed || !shown.view.done || hands.length === 0) return undefined;
    const [staked, won] = hands.reduce(([stake, win], hand) => [stake + hand.stake, win + hand.win], [0, 0]);
    return spotState({ stake: staked!, win: won! });
  }
}
