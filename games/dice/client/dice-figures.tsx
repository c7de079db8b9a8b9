import { useGame } from "../../kit/client/game-context.ts";
import { multiplierFormat } from "../../kit/client/multiplier-format.ts";
import { TypedFigure } from "../../kit/client/typed-figure.tsx";
import { diceMultiplier, winningRolls } from "../math/dice.ts";
import { type DiceChoice, withMultiplier, withTarget, withWays } from "./dice-target.ts";

type DiceFiguresProps = {
  choice: DiceChoice;
  disabled: boolean;
  onChange: (choice: DiceChoice) => void;
};

/** The target, the chance and the multiplier of the bet. Each can be typed, and the other two follow. */
export function DiceFigures({ choice, disabled, onChange }: DiceFiguresProps) {
  const { t, language } = useGame();
  const hundredths = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  const ways = winningRolls(choice);
  const multiplier = diceMultiplier(choice);
  const direction = t(choice.direction === "over" ? "games-dice.over" : "games-dice.under");
  return (
    <dl className="plaque game-figures">
      <div>
        <dt>{direction}</dt>
        <dd>
          <TypedFigure
            label={t("games-dice.target")}
            shown={hundredths.format(choice.target / 100)}
            value={choice.target / 100}
            suffix=""
            disabled={disabled}
            onCommit={(target) => onChange(withTarget(choice, target * 100))}
          />
        </dd>
      </div>
      <div>
        <dt>{t("games-dice.chance")}</dt>
        <dd>
          <TypedFigure
            label={t("games-dice.chance")}
            shown={hundredths.format(ways / 100)}
            value={ways / 100}
            suffix="%"
            disabled={disabled}
            onCommit={(percent) => onChange(withWays(choice, percent * 100))}
          />
        </dd>
      </div>
      <div>
        <dt>{t("games.multiplier")}</dt>
        <dd>
          <TypedFigure
            label={t("games.multiplier")}
            shown={multiplierFormat(language).format(multiplier)}
            value={multiplier}
            suffix="×"
            disabled={disabled}
            onCommit={(wanted) => onChange(withMultiplier(choice, wanted))}
          />
        </dd>
      </div>
    </dl>
  );
}
