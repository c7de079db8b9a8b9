import { WithWords } from "../../words.tsx";
import { GameRow } from "./game-row.tsx";
import type { FilledRow } from "./game-rows.server.ts";
import { LobbyProvider } from "./lobby-context.tsx";

/** A row of games on a content page. */
export default function GameRowCards({ title, link, cards, lookups, words }: FilledRow) {
  return (
    <WithWords words={words}>
      <LobbyProvider lookups={lookups}>
        <GameRow title={title} more={link} cards={cards} />
      </LobbyProvider>
    </WithWords>
  );
}
