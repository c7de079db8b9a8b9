import { Button } from "@parlour/web/ui/button";
import Repeat from "lucide-react/icons/repeat";
import Square from "lucide-react/icons/square";
import { type ReactNode, useState } from "react";
import { AutoplayDialog } from "./autoplay-dialog.tsx";
import { useGame } from "./game-context.ts";
import type { Autoplay } from "./use-autoplay.ts";

type AutoplayButtonProps = {
  autoplay: Autoplay;
  stake: number;
  disabled: boolean;
  /** Autoplay settings that only this game has. */
  children?: ReactNode;
};

/**
 * Opens the autoplay settings; while autoplay is running, stops it and shows the rounds left. Hidden where
 * autoplay is not allowed.
 */
export function AutoplayButton({ autoplay, stake, disabled, children }: AutoplayButtonProps) {
  const { t } = useGame();
  const [asking, setAsking] = useState(false);
  if (!autoplay.allowed) return null;
  if (autoplay.running) {
    const { left } = autoplay;
    return (
      <Button
        className="autoplay-button max-sm:px-3"
        onClick={autoplay.stop}
        icon={<Square size={16} aria-hidden="true" />}
      >
        <span className="long-label">
          {left === null ? t("games.autoplayStopEndless") : t("games.autoplayStop", { count: left })}
        </span>
        <span aria-hidden="true" className="lg:hidden">
          {left ?? "∞"}
        </span>
      </Button>
    );
  }
  return (
    <>
      <Button
        className="autoplay-button max-sm:px-3"
        disabled={disabled}
        onClick={() => setAsking(true)}
        icon={<Repeat size={17} aria-hidden="true" />}
      >
        <span className="long-label">{t("games.autoplay")}</span>
      </Button>
      <AutoplayDialog
        open={asking}
        stake={stake}
        changesStake={autoplay.changesStake}
        hasFeatures={autoplay.hasFeatures}
        onClose={() => setAsking(false)}
        onStart={(plan) => {
          setAsking(false);
          void autoplay.start(plan);
        }}
      >
        {children}
      </AutoplayDialog>
    </>
  );
}
