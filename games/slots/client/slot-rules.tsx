import { useGame } from "../../kit/client/game-context.ts";
import type { Slot } from "../math/slot.ts";
import { getSlot } from "./get-slot.ts";
import { LinePictures } from "./line-pictures.tsx";
import { PayTable } from "./pay-table.tsx";
import { getSkin } from "./skins/get-skin.ts";

/** What a slot does and pays, told from the same data that it is played by. */
export function SlotRules() {
  const { session, t } = useGame();
  const slot = getSlot(session.game.slug);
  return (
    <>
      <section>
        <h3>{t("games.howToPlay")}</h3>
        <ul>
          <li>{t("games-slots.ruleStake")}</li>
          <ReadingRule slot={slot} />
          <FeatureRules slot={slot} />
        </ul>
      </section>
      <section>
        <h3>{t("games-slots.payTable")}</h3>
        <p>{t("games-slots.payTableText")}</p>
        <PayTable slot={slot} skin={getSkin(session.game.slug)} />
      </section>
      {slot.reading.kind === "lines" ? (
        <section>
          <h3>{t("games-slots.lines", { count: slot.reading.lines.length })}</h3>
          <LinePictures lines={slot.reading.lines} rows={slot.rows} />
        </section>
      ) : null}
    </>
  );
}

function ReadingRule({ slot }: { slot: Slot }) {
  const { t } = useGame();
  const { reading } = slot;
  if (reading.kind === "lines") {
    const count = reading.lines.length;
    return (
      <li>
        {reading.bothWays ? t("games-slots.ruleBothWays", { count }) : t("games-slots.ruleLines", { count })}
      </li>
    );
  }
  const texts = {
    ways: "games-slots.ruleWays",
    anywhere: "games-slots.ruleAnywhere",
    clusters: "games-slots.ruleClusters",
  } as const;
  return <li>{t(texts[reading.kind])}</li>;
}

function FeatureRules({ slot }: { slot: Slot }) {
  const { t } = useGame();
  const { freeSpins, holdAndWin } = slot;
  const fewest = (pays: object) => Math.min(...Object.keys(pays).map(Number));
  return (
    <>
      {slot.mixed ? <li>{t("games-slots.ruleMixed")}</li> : null}
      {slot.wild ? <li>{t("games-slots.ruleWild")}</li> : null}
      {slot.expandingWilds ? <li>{t("games-slots.ruleExpanding")}</li> : null}
      {slot.wildMultiplier ? (
        <li>{t("games-slots.ruleWildMultiplier", { times: slot.wildMultiplier })}</li>
      ) : null}
      {slot.mystery ? <li>{t("games-slots.ruleMystery")}</li> : null}
      {slot.spinMultipliers ? (
        <li>
          {t("games-slots.ruleSpinMultiplier", {
            times: Math.max(...slot.spinMultipliers.map(([value]) => value)),
          })}
        </li>
      ) : null}
      {slot.heights ? <li>{t("games-slots.ruleHeights")}</li> : null}
      {slot.cascadeMultipliers ? <li>{t("games-slots.ruleCascades")}</li> : null}
      {slot.cascadeMultipliers && slot.cascadeMultipliers.length > 1 ? (
        <li>
          {t("games-slots.ruleCascadeMultipliers", {
            times: slot.cascadeMultipliers.map((times) => `×${times}`).join(", "),
          })}
        </li>
      ) : null}
      {slot.lantern ? (
        <li>
          {t("games-slots.ruleLantern", { times: Math.max(...slot.lantern.values.map(([value]) => value)) })}
        </li>
      ) : null}
      {slot.scatterPays ? (
        <li>{t("games-slots.ruleScatterPays", { count: fewest(slot.scatterPays) })}</li>
      ) : null}
      {freeSpins ? (
        <li>
          {t("games-slots.ruleFreeSpins", {
            count: fewest(freeSpins.awards),
            spins: freeSpins.awards[fewest(freeSpins.awards)] ?? 0,
          })}
        </li>
      ) : null}
      {freeSpins && Math.max(...freeSpins.multipliers) > 1 ? (
        <li>
          {t("games-slots.ruleFreeMultiplier", {
            times: freeSpins.multipliers.map((times) => `×${times}`).join(", "),
          })}
        </li>
      ) : null}
      {freeSpins?.retrigger ? <li>{t("games-slots.ruleRetrigger")}</li> : null}
      {holdAndWin ? (
        <li>
          {t("games-slots.ruleHold", {
            count: holdAndWin.needed,
            respins: holdAndWin.respins,
            times: holdAndWin.full.value,
          })}
        </li>
      ) : null}
      {slot.jackpots ? <li>{t("games-slots.ruleJackpots")}</li> : null}
    </>
  );
}
