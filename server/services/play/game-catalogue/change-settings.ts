import { isDeepStrictEqual } from "node:util";
import type { GameSettings } from "@parlour/contracts/entities/game-settings";
import { findLatestAuthor, isLatest, keepChange } from "@parlour/server/kit/configuration-history";
import type { Kit } from "@parlour/server/kit/kit";
import type { Operator } from "@parlour/server/kit/operator";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import type { GameSettingsStore } from "./game-settings.ts";
import { lockSettings, writeSettings } from "./settings-store.ts";

/** The topic under which changes to games are recorded in the configuration history. */
export const historyTopic = "games";

type SettingsChange = {
  operator: Operator;
  gameId: string;
  /** The variant is left out, because changing it needs two operators. */
  settings: Omit<GameSettings, "variant">;
  reason: string;
  /** The latest version that the operator has seen, if the change depends on it. */
  latest?: number;
  /** The settings that the operator saw and replaces; if others are stored by now, the change is refused. */
  seen?: Omit<GameSettings, "variant"> | undefined;
};

/** Stores an operator's settings as a new version with an audit entry, and notifies every server. */
export async function changeSettings(
  kit: Kit,
  gameSettings: GameSettingsStore,
  change: SettingsChange,
): Promise<GameSettings | Refusal> {
  const { operator, gameId, reason, latest, seen } = change;
  return await kit.db.transaction(async (tx) => {
    const at = kit.clock.now();
    const before = (await lockSettings(tx, gameId)) ?? gameSettings.defaultOf(gameId);
    const settings: GameSettings = { ...change.settings, variant: before.variant };
    const undone = latest !== undefined && { subject: gameId, version: latest };
    if (undone && !(await isLatest(tx, historyTopic, undone))) return refuse("CONFLICT");
    if (seen && !isDeepStrictEqual({ ...seen, variant: before.variant }, before)) {
      return refuse("CONFLICT", await findLatestAuthor(tx, historyTopic, gameId));
    }
    await writeSettings(tx, gameId, settings, at);
    const version = { topic: historyTopic, subject: gameId, at, operator, reason, before, after: settings };
    await keepChange(tx, version);
    await operator.audit(tx, { subject: `game:${gameId}`, before, after: settings, reason });
    tx.afterCommit(() => gameSettings.announce());
    return settings;
  });
}
