import { Button } from "@parlour/web/ui/button";
import Shuffle from "lucide-react/icons/shuffle";
import { AutoplayButton } from "../../kit/client/autoplay-button.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { InstantButton } from "../../kit/client/instant-button.tsx";
import { KeyHint } from "../../kit/client/key-hint.tsx";
import { PlayButton } from "../../kit/client/play-button.tsx";
import { StakeControl } from "../../kit/client/stake-control.tsx";
import { MinesCount } from "./mines-count.tsx";
import { PatternField } from "./pattern-field.tsx";
import type { useMines } from "./use-mines.ts";

/**
 * The controls below the field: number of mines, stake and start between rounds; a random tile and cash-out during a
 * round.
 */
export function MinesDock({ table }: { table: ReturnType<typeof useMines> }) {
  const { t, money } = useGame();
  const { round, stake, fixed, count, autoplay } = table;
  if (round !== null && !autoplay.running) {
    const isFirst = round.view.revealed.length === 0;
    return (
      <>
        <Button
          size="xl"
          disabled={fixed}
          aria-keyshortcuts="R"
          onClick={table.revealAny}
          icon={<Shuffle size={18} aria-hidden="true" />}
        >
          {t("games-mines.random")}
          <KeyHint name="R" />
        </Button>
        <PlayButton
          tone="collect"
          disabled={fixed || isFirst}
          shortcut="C"
          onClick={table.cashOut}
          detail={isFirst ? t("games-mines.first") : money(round.view.cashOut)}
        >
          {t("games.cashOut")}
        </PlayButton>
      </>
    );
  }
  return (
    <>
      <MinesCount count={count} onChange={table.setCount} disabled={fixed} />
      <StakeControl stake={stake} disabled={fixed} />
      <InstantButton />
      <AutoplayButton autoplay={autoplay} stake={stake.value} disabled={fixed}>
        <PatternField pattern={table.pattern} mines={count} onChange={table.setPattern} />
      </AutoplayButton>
      <PlayButton disabled={fixed} onClick={table.start} shortcut=" ">
        {t("games-mines.start")}
      </PlayButton>
    </>
  );
}
