import { Button } from "@parlour/web/ui/button";
import Shuffle from "lucide-react/icons/shuffle";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { multiplierFormat } from "../../kit/client/multiplier-format.ts";
import { PlayButton } from "../../kit/client/play-button.tsx";
import { StakeControl } from "../../kit/client/stake-control.tsx";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { minesMultiplier } from "../math/mines.ts";
import { MinesCount } from "./mines-count.tsx";
import { MinesField } from "./mines-field.tsx";
import { useMines } from "./use-mines.ts";
import "./mines.css";

export function MinesTable() {
  const { t, money, language } = useGame();
  const table = useMines();
  const { round, view, stake, stuck, busy, count } = table;
  const playing = round !== null;
  const number = multiplierFormat(language);
  const found = view === null ? 0 : view.revealed.length - (view.outcome === "exploded" ? 1 : 0);
  const mines = view?.mines ?? count;
  return (
    <GameFrame
      theme="slate"
      stake={playing ? undefined : stake}
      result={table.result}
      onPlay={playing || busy || stuck ? undefined : () => void table.start()}
      keys={[
        { key: "C", label: "games.cashOut", press: table.cashOut },
        { key: "R", label: "games-mines.random", press: table.revealAny },
      ]}
      dock={
        playing ? (
          <>
            <Button
              size="xl"
              disabled={busy || stuck}
              onClick={table.revealAny}
              icon={<Shuffle size={18} aria-hidden="true" />}
            >
              {t("games-mines.random")}
            </Button>
            <PlayButton
              tone="collect"
              disabled={busy || stuck || found === 0}
              onClick={table.cashOut}
              detail={found === 0 ? t("games-mines.first") : money(round.view.cashOut)}
            >
              {t("games.cashOut")}
            </PlayButton>
          </>
        ) : (
          <>
            <MinesCount count={count} onChange={table.setCount} disabled={busy || stuck} />
            <StakeControl stake={stake} disabled={busy || stuck} />
            <PlayButton disabled={busy || stuck} onClick={() => void table.start()}>
              {t("games-mines.start")}
            </PlayButton>
          </>
        )
      }
    >
      <div className="mines-table">
        <dl className="plaque game-figures mines-figures">
          <div>
            <dt>{t("games-mines.stones")}</dt>
            <dd>
              {found} / {25 - mines}
            </dd>
          </div>
          <div>
            <dt>{t("games.multiplier")}</dt>
            <dd>{number.format(found === 0 || view === null ? 1 : view.multiplier)}×</dd>
          </div>
          <div>
            <dt>{t("games-mines.next")}</dt>
            <dd>
              {playing
                ? round.view.nextMultiplier === null
                  ? "–"
                  : `${number.format(round.view.nextMultiplier)}×`
                : view === null
                  ? `${number.format(minesMultiplier(count, 1))}×`
                  : "–"}
            </dd>
          </div>
        </dl>
        <MinesField
          view={view}
          disabled={!playing || busy || stuck}
          pending={table.pending}
          onReveal={table.reveal}
        />
      </div>
      <WinBanner centred result={table.result} />
    </GameFrame>
  );
}
