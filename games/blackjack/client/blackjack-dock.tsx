import type { MessageKey } from "@parlour/web/i18n/messages";
import { Button } from "@parlour/web/ui/button";
import { useGame } from "../../kit/client/game-context.ts";
import { PlayButton } from "../../kit/client/play-button.tsx";
import { StakeControl } from "../../kit/client/stake-control.tsx";
import type { BlackjackMove } from "../math/state.ts";
import type { BlackjackSeat } from "./use-blackjack.ts";

export const moveNames: Record<BlackjackMove, MessageKey> = {
  hit: "games-blackjack.hit",
  stand: "games-blackjack.stand",
  double: "games-blackjack.double",
  split: "games-blackjack.split",
  insure: "games-blackjack.insure",
  decline: "games-blackjack.decline",
};

const tones = { hit: "play", stand: "danger", insure: "primary" } as const;

/** Shows the stake and the deal button between rounds, and the allowed moves during a round. */
export function BlackjackDock({ table }: { table: BlackjackSeat }) {
  const { t, money } = useGame();
  const { round, dealing, stuck, stake } = table;
  if (round === null) {
    const fixed = dealing || stuck;
    return (
      <>
        <StakeControl stake={stake} disabled={fixed} />
        <PlayButton disabled={fixed} onClick={() => void table.start()}>
          {t("games-blackjack.deal")}
        </PlayButton>
      </>
    );
  }
  const { insurance, allowed } = round.view;
  return (
    <>
      {insurance.state === "offered" ? (
        <p className="bj-ask">{t("games-blackjack.insuranceAsk", { amount: money(insurance.stake) })}</p>
      ) : null}
      <div className="bj-moves">
        {allowed.map(({ kind, cost }) => {
          const hindrance = table.hindrance(cost);
          return (
            <Button
              key={kind}
              size="xl"
              variant={kind in tones ? tones[kind as keyof typeof tones] : "secondary"}
              disabled={dealing || stuck || hindrance !== null}
              onClick={() => table.move(kind)}
            >
              <span className="grid leading-tight">
                {t(moveNames[kind])}
                {cost > 0 ? (
                  <small className="text-xs font-medium opacity-80">
                    {hindrance === null ? `+${money(cost)}` : t(hindrance)}
                  </small>
                ) : null}
              </span>
            </Button>
          );
        })}
      </div>
    </>
  );
}
