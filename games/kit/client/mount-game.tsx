import { ApiError } from "@parlour/web/api/api-error";
import { languageTag } from "@parlour/web/i18n/languages";
import { loadGameMessages } from "@parlour/web/i18n/load-game-messages";
import { TranslationProvider } from "@parlour/web/i18n/translation-context";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { browserLanguage } from "./browser-language.ts";
import type { GameClient } from "./game-client.ts";
import { GameLoading } from "./game-loading.tsx";
import { GameRoom } from "./game-room.tsx";
import { httpApi, openSession } from "./http-api.ts";
import { LaunchFailure, type LaunchProblem } from "./launch-failure.tsx";
import { postToPage } from "./post-to-page.ts";
import { readReplay, replaySeat } from "./replay.ts";
import { createSeat } from "./seat.ts";
import { problemOf } from "./seat-problem.ts";

/** Opens the game named in the page's URL and mounts it, or shows why it cannot be played. */
export async function mountGame(element: HTMLElement, load: () => Promise<GameClient>): Promise<void> {
  const root = createRoot(element);
  root.render(<GameLoading />);

  async function show(language: string, groups: GameClient["words"], content: ReactNode): Promise<void> {
    const messages = await loadGameMessages(language, ["games", ...groups]);
    document.documentElement.lang = languageTag(language);
    root.render(
      <TranslationProvider language={language} messages={messages}>
        {content}
      </TranslationProvider>,
    );
  }

  function showFailure(language: string, problem: LaunchProblem): Promise<void> {
    const again = () => {
      root.render(<GameLoading />);
      void open();
    };
    return show(language, [], <LaunchFailure problem={problem} onRetry={again} />);
  }

  async function open(): Promise<void> {
    try {
      const replayed = readReplay();
      if (replayed !== null) {
        const client = await load();
        await show(replayed.language, client.words, <GameRoom client={client} {...replaySeat(replayed)} />);
        return;
      }
      const token = new URLSearchParams(location.search).get("token") ?? "";
      const [client, session] = await Promise.all([load(), openSession(token)]);
      // A link for another game must not open at this table.
      if (session.game.slug !== location.pathname.split("/").at(-1)) {
        await showFailure(session.language, "elsewhere");
        return;
      }
      document.title = `${session.game.name} · Parlour`;
      const seat = createSeat({ session, api: httpApi });
      await show(session.language, client.words, <GameRoom client={client} seat={seat} />);
      postToPage("ready", { mode: session.mode, hasBar: true });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      await showFailure(browserLanguage(), problemOf(cause).kind);
    }
  }
  await open();
}
