import type { Translate } from "@parlour/web/i18n/translator";
import type { DealerOutcome } from "../../kit/client/dealer/dealer-middle.tsx";
import { DealerTableFrame, type MoveNames } from "../../kit/client/dealer/dealer-table-frame.tsx";
import { useDealerTable } from "../../kit/client/dealer/use-dealer-table.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { type Dice, fieldPays, hardWays, points } from "../../kit/math/craps-odds.ts";
import type { CrapsPlayerMove, CrapsView } from "../math/craps.ts";
import { CasinoDie, SmallDie } from "./casino-die.tsx";
import { CrapsSpot } from "./craps-spot.tsx";
import "./craps.css";

const moves: MoveNames<CrapsPlayerMove> = {
  odds1: { name: "games-craps.odds1", key: "1", tone: "secondary" },
  odds2: { name: "games-craps.odds2", key: "2", tone: "secondary" },
  odds3: { name: "games-craps.odds3", key: "3", tone: "secondary" },
  roll: { name: "games-craps.roll", key: "P", tone: "play" },
};

const ROLL_MS = 1_150;
const shownRolls = 8;

/** The dice on the table before the first roll. */
const restingDice: Dice = [6, 5];

const totalOf = ([one, other]: Dice): number => one + other;

/** The text that announces the result of the last roll. */
function outcomeOf({ rolls, point, pointBefore, bets }: CrapsView, t: Translate): DealerOutcome {
  const total = totalOf(rolls.at(-1)!);
  const gained = bets.reduce((sum, { stake, win }) => sum + (win === null ? 0 : win - stake), 0);
  const tone = gained > 0 ? "won" : gained < 0 ? "lost" : "push";
  if (pointBefore !== null && total === 7) return { text: t("games-craps.sevenOut"), tone };
  if (pointBefore !== null && point === null) return { text: t("games-craps.pointMade", { total }), tone };
  if (point !== null && pointBefore === null)
    return { text: t("games-craps.pointIs", { total }), tone: "push" };
  return { text: t("games-craps.rolled", { total }), tone };
}

export function CrapsTable() {
  const { t, sound, motion } = useGame();
  const table = useDealerTable<CrapsView>({
    cardsOf: () => [],
    describe: (view) => outcomeOf(view, t).text,
    animate: (before, view) => {
      if (before !== null && before.rolls.length === view.rolls.length) return 0;
      for (const atMs of [0, 420, 640, 800]) setTimeout(() => sound.play("drop"), motion.reduced ? 0 : atMs);
      return ROLL_MS;
    },
  });
  const { shown } = table;
  const view = shown?.view ?? null;
  const isSeen = shown?.revealed ?? false;
  const dice = view?.rolls.at(-1) ?? restingDice;
  const outcome = isSeen && view !== null ? outcomeOf(view, t) : null;
  // While the dice are rolling, the table shows the rolls and the point as they were before this roll.
  const rolls = view === null ? [] : isSeen ? view.rolls : view.rolls.slice(0, -1);
  const point = view === null ? null : isSeen ? view.point : view.pointBefore;
  const canAddOdds = table.round?.view.allowed.some(({ kind }) => kind === "odds1") ?? false;
  const ask =
    point === null
      ? t("games-craps.askRoll")
      : t(canAddOdds ? "games-craps.askPoint" : "games-craps.askAgain", { point });
  const rollNumber = view?.rolls.length ?? 0;
  return (
    <DealerTableFrame
      theme="green"
      table={table}
      moves={moves}
      ask={ask}
      mainMove="roll"
      startName={t("games-craps.roll")}
    >
      <div className="craps-stage">
        <div className="craps-tray">
          <CasinoDie face={dice[0]} roll={rollNumber} />
          <CasinoDie face={dice[1]} roll={rollNumber} isSecond />
        </div>
        <div className="craps-news">
          <p className="dealer-outcome" data-tone={outcome?.tone ?? "push"} data-shown={outcome !== null}>
            {outcome?.text ?? t("games-craps.comeOut")}
          </p>
          <ol className="craps-rolls" aria-label={t("games-craps.rolls")}>
            {rolls.slice(-shownRolls).map((roll, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: rolls are only ever added at the end
                key={Math.max(0, rolls.length - shownRolls) + place}
                data-tone={totalOf(roll) === 7 ? "seven" : undefined}
              >
                {totalOf(roll)}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <fieldset className="craps-layout" disabled={table.fixed || table.round !== null}>
        <legend className="sr-only">{t("games.cloth")}</legend>
        <div className="craps-places">
          {points.map((number) => (
            <div key={number} className="craps-box" data-point={point === number || undefined}>
              <CrapsSpot
                table={table}
                kind={`place${number}`}
                label={t("games-craps.placeNumber", { number })}
              >
                {number}
              </CrapsSpot>
              {point === number ? (
                <span className="craps-puck">
                  {t("games-craps.on")}
                  <span className="sr-only">{t("games-craps.pointIs", { total: number })}</span>
                </span>
              ) : null}
            </div>
          ))}
        </div>
        <CrapsSpot table={table} kind="field" label={t("games-craps.field")}>
          <b>{t("games-craps.field")}</b>
          <span className="craps-field-totals" aria-hidden="true">
            {Object.entries(fieldPays).map(([total, [pays]]) => (
              <i key={total} data-extra={pays > 1 || undefined}>
                {total}
                {pays > 1 ? <sub>{pays}×</sub> : null}
              </i>
            ))}
          </span>
        </CrapsSpot>
        <CrapsSpot table={table} kind="dontPass" oddsKind="dontPassOdds">
          {t("games-craps.dontPass")}
        </CrapsSpot>
        <CrapsSpot table={table} kind="pass" oddsKind="passOdds">
          {t("games-craps.pass")}
        </CrapsSpot>
        <div className="craps-hards">
          {hardWays.map((number) => (
            <CrapsSpot
              key={number}
              table={table}
              kind={`hard${number}`}
              label={t("games-craps.hardNumber", { number })}
            >
              <SmallDie face={number / 2} />
              <SmallDie face={number / 2} />
            </CrapsSpot>
          ))}
        </div>
        <div className="craps-props">
          <CrapsSpot table={table} kind="anySeven">
            {t("games-craps.anySeven")}
          </CrapsSpot>
          <CrapsSpot table={table} kind="anyCraps">
            {t("games-craps.anyCraps")}
          </CrapsSpot>
          <CrapsSpot table={table} kind="aces" label={t("games-craps.aces")}>
            <SmallDie face={1} />
            <SmallDie face={1} />
          </CrapsSpot>
          <CrapsSpot table={table} kind="eleven" label={t("games-craps.eleven")}>
            <SmallDie face={5} />
            <SmallDie face={6} />
          </CrapsSpot>
          <CrapsSpot table={table} kind="boxcars" label={t("games-craps.boxcars")}>
            <SmallDie face={6} />
            <SmallDie face={6} />
          </CrapsSpot>
        </div>
      </fieldset>
    </DealerTableFrame>
  );
}
