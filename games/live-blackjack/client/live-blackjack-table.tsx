import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import type { CSSProperties } from "react";
import { BlackjackHand, pointsText } from "../../kit/client/blackjack/blackjack-hand.tsx";
import { moveKeys, moveNames } from "../../kit/client/blackjack/blackjack-moves.ts";
import { dealerCallText } from "../../kit/client/blackjack/dealer-call-text.ts";
import { dealerStatistics } from "../../kit/client/blackjack/dealer-statistics.ts";
import { FeltLettering } from "../../kit/client/felt-lettering.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { LiveSpot } from "../../kit/client/live/live-spot.tsx";
import { SpotTableFrame } from "../../kit/client/live/spot-table-frame.tsx";
import { useLiveChips } from "../../kit/client/live/use-live-chips.ts";
import { useSingleBet } from "../../kit/client/live/use-single-bet.ts";
import { spotState } from "../../kit/client/settled.ts";
import { totalOf } from "../../kit/math/blackjack/hand.ts";
import { type BlackjackSpot, spotWords } from "../../kit/math/blackjack/table-pay-tables.ts";
import { cardCode } from "../../kit/math/cards.ts";
import type { Choice } from "../../kit/math/shared-game.ts";
import type { SpotBet } from "../../kit/math/spot-table.ts";
import { playHands } from "../math/blackjack-hands.ts";
import { liveBlackjackTable, settleBlackjack, stakeOn } from "../math/live-blackjack-table.ts";
import { LiveBlackjackDock } from "./live-blackjack-dock.tsx";
import { useLiveBlackjack } from "./use-live-blackjack.ts";
import "./live-blackjack.css";

const spots: readonly { spot: BlackjackSpot; tone: string; pays: string }[] = [
  { spot: "pairs", tone: "blue", pays: "25:1" },
  { spot: "main", tone: "green", pays: "3:2" },
  { spot: "poker", tone: "gold", pays: "100:1" },
];
/** Blackjack in which everyone plays the same first two cards and decides for themselves. */
export function LiveBlackjackTable() {
  const { t, money } = useGame();
  const seat = useSingleBet(useLiveChips(), "main", "games-live-blackjack.mainFirst");
  const hand = useLiveBlackjack(seat);
  const { round } = seat.table;
  const { deal, dealer, hands, isOver, isDealt } = hand;
  const dealerOpen = dealer.filter((card) => card !== null);
  const choosing =
    hand.moves.length > 0
      ? {
          dock: <LiveBlackjackDock hand={hand} />,
          keys: hand.moves.map(({ kind }) => ({
            key: moveKeys[kind],
            label: moveNames[kind],
            press: () => hand.move(kind),
          })),
        }
      : null;

  /** Side bets are decided by the first cards; the main bet is decided when the dealer has played. */
  function stateOf(spot: BlackjackSpot): "won" | "lost" | undefined {
    if (deal === null || !isDealt) return undefined;
    if (spot !== "main") return settleBlackjack(spot, 2, deal, []) > 0 ? "won" : "lost";
    if (!isOver || hand.main === 0) return undefined;
    const staked = hands.reduce((sum, { stake }) => sum + stake, hand.isInsured ? hand.insurance : 0);
    const won = settleBlackjack("main", hand.main, deal, choicesOf());
    const state = spotState({ stake: staked, win: won });
    return state === "push" ? undefined : state;
  }
  function choicesOf(): readonly Choice[] {
    const mine = seat.table.replay.round
      ? seat.table.replay.mine[0]
      : seat.table.bets.find((bet) => seat.table.mine.has(bet.id));
    return (mine?.choices ?? []) as readonly Choice[];
  }
  function totalsOf({ bet, choices }: LiveBet): string {
    if (deal === null || !isDealt) return "";
    const played = playHands(
      stakeOn(bet as SpotBet, "main"),
      deal,
      choices as readonly Choice[],
      hand.window ?? undefined,
    );
    return played.hands.map(({ cards }) => totalOf(cards).total).join(" · ");
  }
  return (
    <SpotTableFrame
      theme="teal"
      seat={seat}
      running={t(isDealt ? "games-live-blackjack.dealerPlays" : "games-live.noMoreBets")}
      result={
        isOver
          ? t("games-blackjack.dealerHas", { points: liveBlackjackTable.resultOf!(deal!).text })
          : t("games-live.noMoreBets")
      }
      statisticsOf={dealerStatistics}
      call={dealerCallText(dealerOpen, isOver, t)}
      cards={dealer.length + hands.reduce((sum, { cards }) => sum + cards.length, 0)}
      resultOf={liveBlackjackTable.resultOf!}
      choosing={choosing}
      detail={totalsOf}
      stage={
        <div
          className="lbj-stage"
          style={{ "--hands": Math.max(1, hands.length) } as CSSProperties}
          key={round?.number}
        >
          <div className="lbj-dealer">
            {dealer.length === 0 ? null : (
              <BlackjackHand
                label={t("games.dealer")}
                cards={dealer.map((card) => (card === null ? null : cardCode(card)))}
                keyOf={(card) => `dealer-${card}`}
                points={dealerOpen.length === 0 ? null : pointsText(totalOf(dealerOpen))}
              />
            )}
          </div>
          <FeltLettering upper={t("games-blackjack.felt1")} lower={t("games-blackjack.felt2")} />
          <div className="lbj-hands">
            {hands.map(({ cards, stake, outcome, isActive }, at) => (
              <BlackjackHand
                // biome-ignore lint/suspicious/noArrayIndexKey: hands never change order
                key={at}
                label={
                  hands.length === 1
                    ? t("games-live-blackjack.yourHand")
                    : t("games-blackjack.hand", { number: at + 1 })
                }
                cards={cards.map(cardCode)}
                keyOf={(card) => `hand-${at}-${card}`}
                points={cards.length === 0 ? null : pointsText(totalOf(cards))}
                outcome={outcome}
                active={isActive}
                {...(stake > 0 && { bet: money(stake) })}
              />
            ))}
          </div>
        </div>
      }
      board={
        <div className="lbj-spots">
          {spots.map(({ spot, tone, pays }) => (
            <LiveSpot
              key={spot}
              seat={seat}
              spot={spot}
              tone={tone}
              className={`lbj-${spot}`}
              state={stateOf(spot)}
            >
              <strong>{t(spotWords[spot])}</strong> <small>{pays}</small>
            </LiveSpot>
          ))}
        </div>
      }
    />
  );
}
