import type { GameSettings } from "@parlour/contracts/entities/game-settings";
import { isLatest, keepChange } from "@parlour/server/kit/configuration-history";
import type { Kit } from "@parlour/server/kit/kit";
import type { Operator } from "@parlour/server/kit/operator";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import { defaultSettings } from "./configured-game.ts";
import type { GameSettingsStore } from "./game-settings.ts";
import { lockSettings, writeSettings } from "./settings-store.ts";

/** The topic under which the games' changes are recorded in the configuration history. */
export const historyTopic = "games";

type SettingsChange = {
  operator: Operator;
  gameId: string;
  settings: GameSettings;
  reason: string;
  /** The latest version that the operator has seen, if the change depends on it. */
  latest?: number;
};

/** Stores an operator's settings as a new version with an audit entry, and notifies every server. */
export async function changeSettings(
  kit: Kit,
  gameSettings: GameSettingsStore,
  change: SettingsChange,
): Promise<GameSettings | Refusal> {
  const { operator, gameId, settings, reason, latest } = change;
  return await kit.db.transaction(async (tx) => {
    const at = kit.clock.now();
    const before = (await lockSettings(tx, gameId)) ?? defaultSettings;
    const seen = latest !== undefined && { subject: gameId, version: latest };
    if (seen && !(await isLatest(tx, historyTopic, seen))) return refuse("CONFLICT");
    await writeSettings(tx, gameId, settings, at);
    const version = { topic: historyTopic, subject: gameId, at, operator, reason, before, after: settings };
    await keepChange(tx, version);
    await operator.audit(tx, { subject: `game:${gameId}`, before, after: settings, reason });
    tx.afterCommit(() => gameSettings.announce());
    return settings;
  });
}
