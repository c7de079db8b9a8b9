import type { PokerHandView } from "@parlour/contracts/entities/poker";
import type { PokerDeskReplay } from "@parlour/contracts/entities/poker-desk";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import { HandCards } from "./hand-cards.tsx";
import { potText } from "./hand-words.ts";

type HandStepProps = {
  frame: PokerHandView;
  players: PokerDeskReplay["players"];
  currency: string | null;
};

/** The board, and every player's cards, chips and bet at one step of a hand. */
export function HandStep({ frame, players, currency }: HandStepProps) {
  const won = (seat: number) =>
    frame.result?.pots
      .flatMap(({ shares }) => shares)
      .reduce((sum, share) => (share.seat === seat ? sum + share.amount : sum), 0) ?? 0;
  const pot = frame.result?.pots.reduce((sum, { amount }) => sum + amount, 0) ?? frame.pot;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span>
          Board{" "}
          {frame.boards.map((board, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boards have no ID and never change order
            <span key={at} className="mr-4">
              {board.length === 0 ? "–" : <HandCards cards={board} />}
            </span>
          ))}
        </span>
        <span>
          Pot <strong>{potText(pot, currency)}</strong>
        </span>
        {frame.isBombPot ? <span>Bomb pot</span> : null}
      </p>
      <div className="overflow-x-auto">
        <table className="w-full text-left">
          <caption className="sr-only">Players</caption>
          <thead className="text-sm text-mist">
            <tr>
              <th className="py-1.5 pr-3">Seat</th>
              <th className="py-1.5 pr-3">Player</th>
              <th className="py-1.5 pr-3">Cards</th>
              <th className="py-1.5 pr-3 text-right">Chips</th>
              <th className="py-1.5 pr-3 text-right">Bet</th>
              <th className="py-1.5">Status</th>
            </tr>
          </thead>
          <tbody>
            {frame.players.map(({ seat, stack, bet, cards, folded, allIn }) => {
              const player = players.find((one) => one.seat === seat);
              const isWinner = won(seat) > 0;
              return (
                <tr key={seat} className="border-t border-line">
                  <td className="py-2 pr-3">{seat}</td>
                  <td className="py-2 pr-3">
                    {player?.playerId ? <PlayerLink playerId={player.playerId} /> : player?.name}
                  </td>
                  <td className="py-2 pr-3 whitespace-nowrap">
                    {cards ? <HandCards cards={cards} /> : null}
                  </td>
                  <td className="py-2 pr-3 text-right tabular-nums">{stack}</td>
                  <td className="py-2 pr-3 text-right tabular-nums">{bet > 0 ? bet : ""}</td>
                  <td className="py-2">
                    {isWinner
                      ? `Wins ${potText(won(seat), currency)}`
                      : folded
                        ? "Folded"
                        : allIn
                          ? "All in"
                          : frame.toAct === seat
                            ? "To act"
                            : ""}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
