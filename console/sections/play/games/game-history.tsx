import { listGameChanges } from "@parlour/contracts/calls/play/game-catalogue/list-game-changes";
import { undoGameChange } from "@parlour/contracts/calls/play/game-catalogue/undo-game-change";
import { client } from "@parlour/web/api/client";
import { ChangeHistory } from "../../../parts/change-history.tsx";
import type { ConfiguredGame } from "./configured-game.ts";

const fetchChanges = client(listGameChanges);
const undo = client(undoGameChange);

type GameHistoryProps = { games: readonly ConfiguredGame[]; listKey: string; onUndone: () => void };

export function GameHistory({ games, listKey, onUndone }: GameHistoryProps) {
  const nameOf = (subject: string) => games.find(({ id }) => id === subject)?.name ?? subject;
  return (
    <ChangeHistory
      caption="Game change history"
      listKey={`game changes ${listKey}`}
      fetchPage={(query, signal) => fetchChanges({ query, signal })}
      nameOf={({ subject }) => nameOf(subject)}
      question={({ subject, version }) => ({
        title: `${nameOf(subject)}: undo version ${version}?`,
        description: "Later changes to this game are undone too. Other games aren't affected.",
      })}
      undo={async ({ subject, version }, reason, seen) => {
        const mine = seen.find((change) => change.subject === subject);
        // Undoing requires the newest version of this game. If it isn't in the list, it is loaded separately.
        const latest = mine ?? (await fetchChanges({ query: { subject } })).items[0];
        await undo({ params: { version }, body: { latest: latest?.version ?? version, reason } });
      }}
      onUndone={onUndone}
    />
  );
}
