import type { MessageKey } from "@parlour/web/i18n/messages";
import type { PointerEvent } from "react";
import { SCRATCH_PANELS, scratchPrizes } from "../../math/scratch/scratch-card.ts";
import { useGame } from "../game-context.ts";
import { GameFrame, type GameTheme } from "../game-frame.tsx";
import { PlayButton } from "../play-button.tsx";
import { QuickDock } from "../quick-dock.tsx";
import { isGain } from "../settled.ts";
import type { Painter } from "../slots/skin.ts";
import { StakeControl } from "../stake-control.tsx";
import { WinBanner } from "../win-banner.tsx";
import { SymbolPicture } from "./symbol-picture.tsx";
import { useScratchCard } from "./use-scratch-card.ts";
import "./scratch.css";

/** The look of a scratch card: a symbol and its name for every prize, highest prize first. */
export type ScratchSkin = {
  theme: GameTheme;
  symbols: readonly { paint: Painter; name: MessageKey }[];
};

const panels = Array.from({ length: SCRATCH_PANELS }, (_, panel) => panel);
/** The foil is drawn as strips, which the coin scratches off one after another. */
const strips = [0, 1, 2, 3, 4];

export function ScratchTable({ skin }: { skin: ScratchSkin }) {
  const { t, money, language, session } = useGame();
  const card = useScratchCard();
  const { view, open, isScratching, stake } = card;
  const isOver = view !== null && !card.moving;
  /** Scratches the panel under a pressed pointer, so that one stroke can open several. */
  const stroke = (event: PointerEvent) => {
    if (event.buttons === 0) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-panel]");
    if (under) card.scratch(Number(under.getAttribute("data-panel")));
  };
  return (
    <GameFrame
      theme={skin.theme}
      stake={isScratching ? undefined : stake}
      result={card.result}
      onPlay={isScratching ? card.scratchAll : card.fixed ? undefined : card.play}
      dock={
        isScratching && !card.autoplay.running ? (
          <>
            <StakeControl stake={stake} disabled />
            <PlayButton onClick={card.scratchAll}>{t("games-scratch.revealAll")}</PlayButton>
          </>
        ) : (
          <QuickDock table={card}>{t("games-scratch.buy")}</QuickDock>
        )
      }
    >
      <div className="scratch-table">
        <section className="scratch-ticket" aria-label={t("games-scratch.ticket")}>
          <h2>{session.game.name}</h2>
          <p>{t("games-scratch.matchThree")}</p>
          <div className="scratch-panels" onPointerMove={stroke} onPointerDown={stroke}>
            {panels.map((panel) => {
              const place = view?.panels[panel];
              const isOpen = view !== null && open.has(panel);
              const symbol = place === undefined ? undefined : skin.symbols[place];
              return (
                <button
                  key={panel}
                  type="button"
                  className="scratch-panel"
                  data-panel={panel}
                  data-open={isOpen}
                  data-won={isOver && place === view.prize && isGain(view)}
                  disabled={!isScratching || isOpen}
                  onClick={() => card.scratch(panel)}
                >
                  <span className="sr-only">
                    {isOpen && symbol ? t(symbol.name) : t("games-scratch.panel", { number: panel + 1 })}
                  </span>
                  {isOpen && symbol && place !== undefined ? (
                    <>
                      <SymbolPicture paint={symbol.paint} />
                      <small>{money(scratchPrizes[place]!.times * view.stake)}</small>
                    </>
                  ) : null}
                  <span className="scratch-foil" aria-hidden="true">
                    {strips.map((strip) => (
                      <i key={strip} />
                    ))}
                  </span>
                </button>
              );
            })}
          </div>
          <p className="scratch-outcome" data-lost={isOver && view.win === 0} aria-hidden="true">
            {isOver && view.win === 0
              ? t("games.noWin")
              : isScratching
                ? t("games-scratch.scratch")
                : "\u00a0"}
          </p>
        </section>
        <ol className="scratch-prizes plaque" aria-label={t("games.payouts")}>
          {skin.symbols.map(({ paint, name }, place) => (
            <li key={name} data-lit={isOver && place === view.prize}>
              <SymbolPicture paint={paint} />
              <span className="sr-only">{t(name)}</span>
              <strong>{scratchPrizes[place]!.times.toLocaleString(language)}×</strong>
            </li>
          ))}
        </ol>
      </div>
      {/* A losing ticket already says that it lost, so it needs no banner. */}
      <WinBanner centred result={card.result?.win === 0 ? null : card.result} />
    </GameFrame>
  );
}
