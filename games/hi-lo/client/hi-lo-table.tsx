import type { MessageKey } from "@parlour/web/i18n/messages";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import Equal from "lucide-react/icons/equal";
import { cardName } from "../../kit/client/card-name.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { KeyHint } from "../../kit/client/key-hint.tsx";
import { multiplierFormat } from "../../kit/client/multiplier-format.ts";
import { PlayingCard } from "../../kit/client/playing-card.tsx";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import type { Guess } from "../math/hi-lo.ts";
import { CardRow } from "./card-row.tsx";
import { HiLoDock } from "./hi-lo-dock.tsx";
import { useHiLo } from "./use-hi-lo.ts";
import "./hi-lo.css";

const looks: Record<Guess, { label: MessageKey; Icon: typeof ChevronUp; shortcut: string }> = {
  higher: { label: "games-hi-lo.higher", Icon: ChevronUp, shortcut: "H" },
  same: { label: "games-hi-lo.same", Icon: Equal, shortcut: "E" },
  lower: { label: "games-hi-lo.lower", Icon: ChevronDown, shortcut: "L" },
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
  const { t, language } = useGame();
  const table = useHiLo();
  const { round, view, stake, turning, fixed, act } = table;
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
      dock={<HiLoDock table={table} />}
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
                aria-keyshortcuts={looks[kind].shortcut}
                onClick={() => act(kind)}
              >
                <Icon size={26} aria-hidden="true" />
                <strong>
                  {t(labelOf(kind, view?.cards.at(-1)))}
                  <KeyHint name={looks[kind].shortcut} />
                </strong>
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
