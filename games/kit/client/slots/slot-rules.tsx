import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Slot } from "../../math/slots/slot.ts";
import { betRules, freeSpinRules, readingRules, specialRules } from "../../math/slots/slot-rules.ts";
import { useGame } from "../game-context.ts";
import { LinePictures } from "./line-pictures.tsx";
import { PayTable } from "./pay-table.tsx";
import type { Skin } from "./skin.ts";

/** The rules and payouts of a slot, generated from the same data that the game plays with. */
export function SlotRules({ slot, skin }: { slot: Slot; skin: Skin }) {
  const { t, session } = useGame();
  const rules = [
    { word: "games-slots.ruleStake" },
    ...readingRules(slot),
    ...specialRules(slot).map(({ rule }) => rule),
    ...freeSpinRules(slot),
    ...betRules(slot, { ante: session.anteBetsAllowed, buy: session.featureBuysAllowed }),
    ...(slot.jackpots ? [{ word: "games-slots.ruleJackpots" }] : []),
  ];
  return (
    <>
      <section>
        <h3>{t("games.howToPlay")}</h3>
        <ul>
          {rules.map(({ word, values }) => (
            <li key={word}>{t(word as MessageKey, values)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t("games-slots.payTable")}</h3>
        <p>{t("games-slots.payTableText")}</p>
        <PayTable slot={slot} skin={skin} />
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
