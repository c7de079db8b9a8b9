import type { MessageKey } from "@parlour/web/i18n/messages";
import { Button } from "@parlour/web/ui/button";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import Equal from "lucide-react/icons/equal";
import SkipForward from "lucide-react/icons/skip-forward";
import { cardName } from "../../kit/client/card-name.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { multiplierFormat } from "../../kit/client/multiplier-format.ts";
import { PlayButton } from "../../kit/client/play-button.tsx";
import { PlayingCard } from "../../kit/client/playing-card.tsx";
import { StakeControl } from "../../kit/client/stake-control.tsx";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import type { Guess } from "../math/hi-lo.ts";
import { CardRow } from "./card-row.tsx";
import { useHiLo } from "./use-hi-lo.ts";
import "./hi-lo.css";

const looks: Record<Guess, { label: MessageKey; Icon: typeof ChevronUp }> = {
  higher: { label: "games-hi-lo.higher", Icon: ChevronUp },
  same: { label: "games-hi-lo.same", Icon: Equal },
  lower: { label: "games-hi-lo.lower", Icon: ChevronDown },
};
/**
 * The label of a guess. On an ace, "higher" excludes the same rank, so it has its own label; the same applies
 * to "lower" on a king.
 */
function labelOf(kind: Guess, top: string | undefined): MessageKey {
  if (kind === "higher" && top?.[0] === "A") return "games-hi-lo.higherOnly";
  if (kind === "lower" && top?.[0] === "K") return "games-hi-lo.lowerOnly";
  return looks[kind].label;
}

const order: readonly Guess[] = ["lower", "same", "higher"];

export function HiLoTable() {
  const { t, money, language } = useGame();
  const table = useHiLo();
  const { round, view, stake, turning, stuck, act } = table;
  const fixed = turning || stuck;
  const playing = round !== null;
  const times = multiplierFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  return (
    <GameFrame
      theme="burgundy"
      stake={playing ? undefined : stake}
      result={table.result}
      onPlay={playing || fixed ? undefined : table.start}
      keys={[
        { key: "H", label: "games-hi-lo.higher", press: () => act("higher") },
        { key: "L", label: "games-hi-lo.lower", press: () => act("lower") },
        { key: "E", label: "games-hi-lo.same", press: () => act("same") },
        { key: "S", label: "games-hi-lo.skip", press: () => act("skip") },
        { key: "C", label: "games.cashOut", press: () => act("cashOut") },
      ]}
      dock={
        playing ? (
          <>
            <Button
              size="xl"
              disabled={fixed || !round.view.canSkip}
              onClick={() => act("skip")}
              icon={<SkipForward size={18} aria-hidden="true" />}
            >
              {t("games-hi-lo.skip")}
            </Button>
            <PlayButton
              tone="collect"
              disabled={fixed || round.view.cashOut === 0}
              onClick={() => act("cashOut")}
              detail={
                round.view.cashOut === 0
                  ? t("games-hi-lo.first")
                  : `${money(round.view.cashOut)} · ${times.format(round.view.multiplier)}×`
              }
            >
              {t("games.cashOut")}
            </PlayButton>
          </>
        ) : (
          <>
            <StakeControl stake={stake} disabled={fixed} />
            <PlayButton disabled={fixed} onClick={table.start}>
              {t("games-hi-lo.start")}
            </PlayButton>
          </>
        )
      }
    >
      <div className="hilo-table">
        <CardRow view={view} />
        <div className="hilo-top" data-outcome={turning ? undefined : view?.outcome}>
          {view === null ? null : <p className="sr-only">{cardName(view.cards.at(-1) ?? null, t)}</p>}
          <PlayingCard
            key={view?.cards.length ?? 0}
            code={view?.cards.at(-1) ?? null}
            dealt={view !== null && turning}
          />
        </div>
        <div className="hilo-guesses">
          {order.map((kind) => {
            const guess = round?.view.guesses.find((entry) => entry.kind === kind);
            const { Icon } = looks[kind];
            return (
              <button
                key={kind}
                type="button"
                className="hilo-guess"
                data-kind={kind}
                disabled={fixed || guess === undefined}
                onClick={() => act(kind)}
              >
                <Icon size={26} aria-hidden="true" />
                <strong>{t(labelOf(kind, view?.cards.at(-1)))}</strong>
                <small>
                  {guess === undefined ? "–" : `${times.format(guess.multiplier)}×`}
                  <span>{guess === undefined ? "" : percent.format(guess.chance / 13)}</span>
                </small>
              </button>
            );
          })}
        </div>
      </div>
      <WinBanner result={table.result} />
    </GameFrame>
  );
}
