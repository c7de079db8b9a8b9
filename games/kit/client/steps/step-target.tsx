import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { useGame } from "../game-context.ts";

const counts = [1, 2, 3, 5];

type StepTargetProps = { steps: number; value: number; onChange: (value: number) => void };

/** The control for the number of steps after which autoplay cashes out. */
export function StepTarget({ steps, value, onChange }: StepTargetProps) {
  const { t } = useGame();
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t("games-steps.target")}</p>
      <SegmentedControl
        label={t("games-steps.target")}
        value={String(value)}
        onChange={(next) => onChange(Number(next))}
        options={counts
          .filter((count) => count <= steps)
          .map((count) => ({ value: String(count), label: t("games-steps.count", { count }) }))}
      />
    </div>
  );
}
