import { useGame } from "../../kit/client/game-context.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";

const rules = [
  "games-pai-gow-poker.rule1",
  "games-pai-gow-poker.rule2",
  "games-pai-gow-poker.rule3",
  "games-pai-gow-poker.rule4",
  "games-pai-gow-poker.rule5",
] as const;

const houseWay = [
  "games-pai-gow-poker.house1",
  "games-pai-gow-poker.house2",
  "games-pai-gow-poker.house3",
  "games-pai-gow-poker.house4",
  "games-pai-gow-poker.house5",
  "games-pai-gow-poker.house6",
  "games-pai-gow-poker.house7",
  "games-pai-gow-poker.house8",
  "games-pai-gow-poker.house9",
] as const;

/** The rules of the game, and the house way by which the dealer sets every hand. */
export function PaiGowRules() {
  const { t } = useGame();
  return (
    <>
      <HowToPlay rules={rules} />
      <section>
        <h3>{t("games-pai-gow-poker.houseWayTitle")}</h3>
        <ul>
          {houseWay.map((word) => (
            <li key={word}>{t(word)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
