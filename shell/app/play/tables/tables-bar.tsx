import type { PlayMode } from "@parlour/contracts/enumerations";
import type { GameFrameMessage } from "@parlour/contracts/game-frame";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { Button, buttonClass } from "@parlour/web/ui/button";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Plus from "lucide-react/icons/plus";
import { Link } from "react-router";
import { SessionClock } from "../game/session-clock.tsx";
import { StageBalance } from "../game/stage-balance.tsx";
import { useLobby } from "../lobby/lobby-context.tsx";

type TablesBarProps = {
  mode: PlayMode;
  balance: GameFrameMessage<"balance"> | null;
  isFull: boolean;
  /** The path of this page, to which the player returns after logging in. */
  path: string;
  onAdd: () => void;
  onExit: () => void;
};

/** The bar above the tables: the exit, the balance, the time played and the button that adds a table. */
export function TablesBar({ mode, balance, isFull, path, onAdd, onExit }: TablesBarProps) {
  const { t } = useTranslation();
  const { session } = useLobby();
  return (
    <header className="stage-bar flex items-center gap-2 border-b border-line bg-velvet px-2 md:gap-4 md:px-4">
      <button
        type="button"
        onClick={onExit}
        className="flex min-h-11 shrink-0 items-center gap-1 rounded-control px-2 font-semibold text-mist hover:bg-raised hover:text-ivory"
      >
        <ChevronLeft size={20} aria-hidden="true" />
        <span className="max-md:sr-only">{t("tables.exit")}</span>
      </button>
      <p className="min-w-0 flex-1 truncate text-sm text-mist">
        <span className="max-xl:hidden">{t("tables.hint")}</span>
      </p>
      {mode === "practice" ? (
        <Badge tone="free">{t("game.practice")}</Badge>
      ) : (
        <StageBalance mode={mode} reported={balance} />
      )}
      {session === null ? (
        <Link
          to={`/login?destination=${encodeURIComponent(path)}`}
          className={buttonClass({ variant: "quiet", size: "sm" })}
        >
          {t("lobby.logIn")}
        </Link>
      ) : null}
      <SessionClock />
      <Button
        size="sm"
        aria-label={t("tables.add")}
        icon={<Plus size={18} aria-hidden="true" className="shrink-0" />}
        disabled={isFull}
        onClick={onAdd}
      >
        <span className="max-md:hidden">{t("tables.add")}</span>
      </Button>
    </header>
  );
}
