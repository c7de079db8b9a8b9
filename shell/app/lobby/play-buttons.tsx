import { realPlayReturn } from "@parlour/rules/quickplay";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import Play from "lucide-react/icons/play";
import { Link } from "react-router";
import { useLobby } from "./lobby-context.tsx";

type PlayButtonsProps = { href: string; name: string; size: "md" | "lg" };

/** Real play, by way of the login for a visitor, and practice where it is offered. Plain links: the hash starts the game. */
export function PlayButtons({ href, name, size }: PlayButtonsProps) {
  const { t } = useTranslation();
  const { options } = useLobby();
  const realPlay = realPlayReturn(href);
  return (
    <div
      className={size === "lg" ? "flex flex-wrap gap-2 md:gap-3" : "grid auto-cols-fr grid-flow-col gap-2"}
    >
      <Link
        to={options.real === "play" ? realPlay : `/login?destination=${encodeURIComponent(href)}`}
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
          to={`${href}#quickplay`}
          aria-label={t("lobby.practiceNamed", { name })}
          className={buttonClass({ size })}
        >
          {t("lobby.practice")}
        </Link>
      ) : null}
    </div>
  );
}
