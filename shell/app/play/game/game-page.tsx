import { resolvePlayMode } from "@parlour/rules/play-options";
import { quickplayOf, withoutQuickplay } from "@parlour/rules/quickplay";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { lazy, Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { GameRow } from "../lobby/game-row.tsx";
import { LobbyProvider, useLobby } from "../lobby/lobby-context.tsx";
import { isPageBehind, isStartedHere } from "../lobby/started-here.ts";
import type { GameData } from "./game.server.ts";
import { GameFacts } from "./game-facts.tsx";
import { GameHero } from "./game-hero.tsx";

// The game view is loaded only when the game is played.
const GameStage = lazy(() => import("./game-stage.tsx"));

export function GamePage({ data }: { data: GameData }) {
  const { t } = useTranslation();
  return (
    <LobbyProvider lookups={data.lookups}>
      <GameHero data={data} />
      <Suspense>
        <GameFacts game={data.game} />
      </Suspense>
      {data.related.length > 0 ? (
        <Suspense>
          <GameRow title={t("game.related")} cards={data.related} />
        </Suspense>
      ) : null}
      <Playing data={data} />
    </LobbyProvider>
  );
}

/** Starts the game if the hash or query of the URL requests it. */
function Playing({ data }: { data: GameData }) {
  const { options } = useLobby();
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const asked = isHydrated ? resolvePlayMode(quickplayOf(hash, new URLSearchParams(search)), options) : null;
  const { path } = data;
  const page = path + withoutQuickplay(search);
  useEffect(() => {
    if (asked === "logIn") void navigate(`/login?destination=${encodeURIComponent(page)}`, { replace: true });
  }, [asked, navigate, page]);
  // Closing a game goes back to its page. If the game was opened directly by URL, that page is not in the
  // history yet.
  const leave = () =>
    isStartedHere(state) || isPageBehind(page)
      ? navigate(-1)
      : navigate(page, { replace: true, preventScrollReset: true });
  if (asked !== "real" && asked !== "practice") return null;
  return (
    <Suspense>
      <GameStage
        game={data.game}
        mode={asked}
        path={path}
        isGamesIntegrationEnabled={data.isGamesIntegrationEnabled}
        tableNumber={tableNumberOf(search)}
        onLeave={() => void leave()}
      />
    </Suspense>
  );
}

/** The table that the URL requests, for live games with several tables. */
function tableNumberOf(search: string): number | null {
  const number = new URLSearchParams(search).get("table");
  return number !== null && /^\d{1,2}$/.test(number) ? Number(number) : null;
}
