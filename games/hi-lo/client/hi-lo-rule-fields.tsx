import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { CommittedField } from "../../kit/client/committed-field.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { type HiLoRule, hiLoSides, TARGET_MAX, TARGET_MIN } from "./hi-lo-rule.ts";

const names = {
  likelier: "games-hi-lo.likelier",
  higher: "games-hi-lo.alwaysHigher",
  lower: "games-hi-lo.alwaysLower",
} as const;

type HiLoRuleFieldsProps = { rule: HiLoRule; onChange: (rule: HiLoRule) => void };

/** The settings of the rule that autoplay follows. */
export function HiLoRuleFields({ rule, onChange }: HiLoRuleFieldsProps) {
  const { t } = useGame();
  return (
    <>
      <div className="grid gap-2">
        <p className="font-semibold">{t("games-hi-lo.rule")}</p>
        <SegmentedControl
          label={t("games-hi-lo.rule")}
          value={rule.side}
          onChange={(side) => onChange({ ...rule, side: side as HiLoRule["side"] })}
          options={hiLoSides.map((side) => ({ value: side, label: t(names[side]) }))}
        />
        <p className="text-sm text-mist">{t("games-hi-lo.ruleText")}</p>
      </div>
      <CommittedField
        label={t("games-hi-lo.cashOutAt")}
        suffix="×"
        value={rule.target}
        min={TARGET_MIN}
        max={TARGET_MAX}
        presets={[1.5, 2, 5, 10]}
        onChange={(target) => onChange({ ...rule, target })}
      />
    </>
  );
}
