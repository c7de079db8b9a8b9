import { realPlayReturn, withoutQuickplay } from "@parlour/rules/quickplay";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import Play from "lucide-react/icons/play";
import { Link, useLocation } from "react-router";
import { useLobby } from "./lobby-context.tsx";
import { startedHere } from "./started-here.ts";

type PlayButtonsProps = {
  href: string;
  name: string;
  size: "md" | "lg";
  /** Whether the game has no practice play. */
  isRealOnly?: boolean | undefined;
};

/**
 * Buttons for real play (visitors join or log in first) and, where available, practice. They are plain links
 * whose hash starts the game. Joining and logging in lead back to the game.
 */
export function PlayButtons({ href, name, size, isRealOnly = false }: PlayButtonsProps) {
  const { t } = useTranslation();
  const { options } = useLobby();
  const { pathname, search } = useLocation();
  const isOwnPage = pathname === href;
  const page = isOwnPage ? href + withoutQuickplay(search) : href;
  const state = isOwnPage ? startedHere : undefined;
  const canPlay = options.real === "play";
  const isLarge = size === "lg";
  const back = `?destination=${encodeURIComponent(page)}`;
  return (
    <div
      className={
        isLarge ? "flex flex-wrap items-center gap-2 md:gap-3" : "grid auto-cols-fr grid-flow-col gap-2"
      }
    >
      <Link
        to={canPlay ? realPlayReturn(page) : `/join${back}`}
        state={state}
        aria-label={t(canPlay ? "lobby.playNamed" : "lobby.joinToPlayNamed", { name })}
        className={buttonClass({ variant: "primary", size })}
      >
        {canPlay || isLarge ? <Play size={18} aria-hidden="true" className="shrink-0" /> : null}
        {t(canPlay ? "lobby.play" : isLarge ? "lobby.joinToPlay" : "lobby.join")}
      </Link>
      {options.practice && !isRealOnly ? (
        <Link
          to={`${page}#quickplay`}
          state={state}
          aria-label={t("lobby.practiceNamed", { name })}
          className={buttonClass({ size })}
        >
          {t("lobby.practice")}
        </Link>
      ) : null}
      {isLarge && !canPlay ? (
        <Link to={`/login${back}`} className={buttonClass({ variant: "quiet", size })}>
          {t("lobby.logIn")}
        </Link>
      ) : null}
    </div>
  );
}
