import { IconButton } from "@parlour/web/ui/icon-button";
import Hand from "lucide-react/icons/hand";
import { ChipDock, chipKeys } from "../../kit/client/chip-dock.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { Roads } from "../../kit/client/live/roads.tsx";
import { useAutoplay } from "../../kit/client/use-autoplay.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { BaccaratSide } from "./baccarat-side.tsx";
import { betNames } from "./bet-names.ts";
import { BetSpots } from "./bet-spots.tsx";
import { dealTimes } from "./deal-times.ts";
import { useBaccarat } from "./use-baccarat.ts";
import "./baccarat.css";

export function BaccaratTable() {
  const { t, motion } = useGame();
  const { chips, shown, dealing, stuck, beads, squeeze, result, deal } = useBaccarat();
  const autoplay = useAutoplay(() => deal(true));
  const fixed = dealing || stuck || autoplay.running;
  const ready = !fixed && chips.total >= chips.min;
  // With reduced motion the result is shown at once, so all cards must already lie on the table.
  const times = shown === null || motion.reduced ? null : dealTimes(shown.view, shown.wasSqueezed);
  const play = squeeze.isWaiting ? squeeze.turnOver : () => void deal();
  const side = (which: "player" | "banker") => (
    <BaccaratSide
      side={which}
      hand={shown?.view[which] ?? null}
      delays={times?.[which] ?? []}
      squeeze={shown?.isSqueezed ? squeeze : null}
      wasSqueezed={shown?.wasSqueezed ?? false}
      revealed={shown?.revealed ?? false}
      won={shown?.revealed === true && shown.view.outcome === which}
      roundId={shown?.roundId ?? ""}
    />
  );
  return (
    <GameFrame
      theme="navy"
      result={result}
      onPlay={ready || squeeze.isWaiting ? play : undefined}
      keys={[...chipKeys(chips), { key: "Q", label: "games-baccarat.squeeze", press: squeeze.toggle }]}
      dock={
        <ChipDock
          chips={chips}
          autoplay={squeeze.isWaiting ? undefined : autoplay}
          fixed={fixed}
          ready={ready || squeeze.isWaiting}
          onPlay={play}
        >
          {squeeze.isWaiting ? t("games-baccarat.turnOver") : t("games.deal")}
        </ChipDock>
      }
    >
      <div className="bac-table">
        <div className="bac-head">
          <Roads
            beads={beads}
            names={{ first: t(betNames.player), second: t(betNames.banker), tie: t(betNames.tie) }}
          />
          <IconButton
            className="bac-squeeze"
            label={t("games-baccarat.squeeze")}
            aria-pressed={squeeze.isOn}
            aria-keyshortcuts="Q"
            disabled={dealing}
            icon={<Hand size={19} aria-hidden="true" fill={squeeze.isOn ? "currentColor" : "none"} />}
            onClick={squeeze.toggle}
          />
        </div>
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
