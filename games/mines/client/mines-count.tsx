import { IconButton } from "@parlour/web/ui/icon-button";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useGame } from "../../kit/client/game-context.ts";
import { MINES_TILES } from "../math/mines.ts";

type MinesCountProps = { count: number; onChange: (count: number) => void; disabled: boolean };

export function MinesCount({ count, onChange, disabled }: MinesCountProps) {
  const { t } = useGame();
  return (
    <div className="mines-count">
      <span className="text-2xs font-medium text-mist">{t("games-mines.mines")}</span>
      <div className="stake-box">
        <IconButton
          quiet
          label={t("games-mines.fewer")}
          disabled={disabled || count <= 1}
          icon={<Minus size={18} aria-hidden="true" />}
          onClick={() => onChange(count - 1)}
        />
        <output aria-live="polite" className="min-w-8 text-center font-semibold">
          {count}
        </output>
        <IconButton
          quiet
          label={t("games-mines.more")}
          disabled={disabled || count >= MINES_TILES - 1}
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => onChange(count + 1)}
        />
      </div>
    </div>
  );
}
