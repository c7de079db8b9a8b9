import type { MessageKey } from "@parlour/web/i18n/messages";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { useGame } from "../game-context.ts";

const names = {
  easy: "games-steps.easy",
  medium: "games-steps.medium",
  hard: "games-steps.hard",
  expert: "games-steps.expert",
  master: "games-steps.master",
} satisfies Record<string, MessageKey>;

type LevelChoiceProps<Level extends keyof typeof names> = {
  levels: readonly Level[];
  value: Level;
  disabled: boolean;
  onChange: (level: Level) => void;
};

/** The control for the difficulty of a round. */
export function LevelChoice<Level extends keyof typeof names>(props: LevelChoiceProps<Level>) {
  const { levels, value, disabled, onChange } = props;
  const { t } = useGame();
  return (
    <div className="level-choice">
      <SegmentedControl
        label={t("games-steps.level")}
        value={value}
        onChange={(next) => onChange(next as Level)}
        options={levels.map((level) => ({ value: level, label: t(names[level]), disabled }))}
      />
    </div>
  );
}
