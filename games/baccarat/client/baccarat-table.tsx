import { ChipDock, chipKeys } from "../../kit/client/chip-dock.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { useAutoplay } from "../../kit/client/use-autoplay.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { BaccaratSide } from "./baccarat-side.tsx";
import { BeadRoad } from "./bead-road.tsx";
import { BetSpots } from "./bet-spots.tsx";
import { dealTimes } from "./deal-times.ts";
import { useBaccarat } from "./use-baccarat.ts";
import "./baccarat.css";

export function BaccaratTable() {
  const { t } = useGame();
  const { chips, shown, dealing, stuck, road, result, deal } = useBaccarat();
  const autoplay = useAutoplay(deal);
  const fixed = dealing || stuck || autoplay.running;
  const ready = !fixed && chips.total >= chips.min;
  const times = shown === null ? null : dealTimes(shown.view);
  const side = (which: "player" | "banker") => (
    <BaccaratSide
      side={which}
      hand={shown?.view[which] ?? null}
      delays={times?.[which] ?? []}
      revealed={shown?.revealed ?? false}
      won={shown?.revealed === true && shown.view.outcome === which}
      roundId={shown?.roundId ?? ""}
    />
  );
  return (
    <GameFrame
      theme="navy"
      result={result}
      onPlay={ready ? () => void deal() : undefined}
      keys={chipKeys(chips)}
      dock={
        <ChipDock chips={chips} autoplay={autoplay} fixed={fixed} ready={ready} onPlay={() => void deal()}>
          {t("games.deal")}
        </ChipDock>
      }
    >
      <div className="bac-table">
        <BeadRoad road={road} />
        <div className="bac-sides">
          {side("player")}
          {side("banker")}
        </div>
        <BetSpots chips={chips} disabled={fixed} settled={shown?.revealed ? shown.view.bets : null} />
      </div>
      <WinBanner centred result={result} />
    </GameFrame>
  );
}
