import type { GameReplay } from "@parlour/contracts/game-frame";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";

/** The game's own client, showing the state after one step of the round. */
export function ReplayFrame(replay: GameReplay) {
  const { t } = useTranslation();
  const [turn, setTurn] = useState(0);
  return (
    <div className="grid justify-items-start gap-3">
      <iframe
        key={`${replay.at}-${turn}`}
        title={t("rounds.table", { game: replay.name })}
        src={`/games/${replay.round.slug}`}
        data-replay={JSON.stringify(replay)}
        className="h-[32rem] w-full rounded-card border border-line bg-ink"
      />
      <Button size="sm" onClick={() => setTurn(turn + 1)}>
        {t("rounds.again")}
      </Button>
    </div>
  );
}
