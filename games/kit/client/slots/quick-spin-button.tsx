import { IconButton } from "@parlour/web/ui/icon-button";
import Zap from "lucide-react/icons/zap";
import { useGame } from "../game-context.ts";
import { KeyHint } from "../key-hint.tsx";

export function QuickSpinButton({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const { t } = useGame();
  return (
    <IconButton
      className="slot-quick"
      label={t("games-slots.quickSpin")}
      aria-pressed={isOn}
      aria-keyshortcuts="Q"
      badge={<KeyHint name="Q" />}
      icon={<Zap size={19} aria-hidden="true" fill={isOn ? "currentColor" : "none"} />}
      onClick={onToggle}
    />
  );
}
