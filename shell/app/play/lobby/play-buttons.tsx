import { realPlayReturn, withoutQuickplay } from "@parlour/rules/quickplay";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import Play from "lucide-react/icons/play";
import { Link, useLocation } from "react-router";
import { useLobby } from "./lobby-context.tsx";
import { startedHere } from "./started-here.ts";

type PlayButtonsProps = { href: string; name: string; size: "md" | "lg" };

/**
 * Buttons for real play (visitors log in first) and, where available, practice. They are plain links whose
 * hash starts the game.
 */
export function PlayButtons({ href, name, size }: PlayButtonsProps) {
  const { t } = useTranslation();
  const { options } = useLobby();
  const { pathname, search } = useLocation();
  const isOwnPage = pathname === href;
  const page = isOwnPage ? href + withoutQuickplay(search) : href;
  const state = isOwnPage ? startedHere : undefined;
  return (
    <div
      className={size === "lg" ? "flex flex-wrap gap-2 md:gap-3" : "grid auto-cols-fr grid-flow-col gap-2"}
    >
      <Link
        to={options.real === "play" ? realPlayReturn(page) : `/login?destination=${encodeURIComponent(page)}`}
        state={state}
        aria-label={t(options.real === "play" ? "lobby.playNamed" : "lobby.logInToPlayNamed", { name })}
        className={buttonClass({ variant: "primary", size })}
      >
        {options.real === "play" || size === "lg" ? (
          <Play size={18} aria-hidden="true" className="shrink-0" />
        ) : null}
        {t(options.real === "play" ? "lobby.play" : size === "lg" ? "lobby.logInToPlay" : "lobby.logIn")}
      </Link>
      {options.practice ? (
        <Link
          to={`${page}#quickplay`}
          state={state}
          aria-label={t("lobby.practiceNamed", { name })}
          className={buttonClass({ size })}
        >
          {t("lobby.practice")}
        </Link>
      ) : null}
    </div>
  );
}
