import { Button } from "@parlour/web/ui/button";
import SkipForward from "lucide-react/icons/skip-forward";
import { AutoplayButton } from "../../kit/client/autoplay-button.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { InstantButton } from "../../kit/client/instant-button.tsx";
import { KeyHint } from "../../kit/client/key-hint.tsx";
import { multiplierFormat } from "../../kit/client/multiplier-format.ts";
import { PlayButton } from "../../kit/client/play-button.tsx";
import { StakeControl } from "../../kit/client/stake-control.tsx";
import { HiLoRuleFields } from "./hi-lo-rule-fields.tsx";
import type { useHiLo } from "./use-hi-lo.ts";

/** The dock: stake and start between rounds, skip and cash-out during a round. */
export function HiLoDock({ table }: { table: ReturnType<typeof useHiLo> }) {
  const { t, money, language } = useGame();
  const { round, stake, fixed, autoplay, act } = table;
  if (round !== null && !autoplay.running) {
    const { cashOut, canSkip, multiplier } = round.view;
    return (
      <>
        <Button
          size="xl"
          disabled={fixed || !canSkip}
          aria-keyshortcuts="S"
          onClick={() => act("skip")}
          icon={<SkipForward size={18} aria-hidden="true" />}
        >
          {t("games-hi-lo.skip")}
          <KeyHint name="S" />
        </Button>
        <PlayButton
          tone="collect"
          disabled={fixed || cashOut === 0}
          shortcut="C"
          onClick={() => act("cashOut")}
          detail={
            cashOut === 0
              ? t("games-hi-lo.first")
              : `${money(cashOut)} · ${multiplierFormat(language).format(multiplier)}×`
          }
        >
          {t("games.cashOut")}
        </PlayButton>
      </>
    );
  }
  return (
    <>
      <StakeControl stake={stake} disabled={fixed} />
      <InstantButton />
      <AutoplayButton autoplay={autoplay} stake={stake.value} disabled={fixed}>
        <HiLoRuleFields rule={table.rule} onChange={table.setRule} />
      </AutoplayButton>
      <PlayButton disabled={fixed} onClick={table.start} shortcut=" ">
        {t("games-hi-lo.start")}
      </PlayButton>
    </>
  );
}
