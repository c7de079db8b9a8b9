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
import { LaunchFailure } from "./launch-failure.tsx";
import { readReplay, replaySeat } from "./replay.ts";
import { createSeat } from "./seat.ts";
import { problemOf } from "./seat-problem.ts";
import { tellPage } from "./tell-page.ts";

/** Opens the game that the address names and puts it on the page, or says why it cannot be played. */
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
      document.title = `${session.game.name} · Parlour`;
      const seat = createSeat({ session, api: httpApi });
      await show(session.language, client.words, <GameRoom client={client} seat={seat} />);
      tellPage("ready", { mode: session.mode });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      const again = () => {
        root.render(<GameLoading />);
        void open();
      };
      await show(browserLanguage(), [], <LaunchFailure problem={problemOf(cause)} onRetry={again} />);
    }
  }
  await open();
}
