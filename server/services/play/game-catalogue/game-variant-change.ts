import { gameVariantName } from "@parlour/contracts/entities/game-settings";
import { keepChange } from "@parlour/server/kit/configuration-history";
import type { ChangeKind } from "@parlour/server/kit/four-eyes";
import { refuse } from "@parlour/server/kit/refusal";
import { z } from "zod";
import type { Catalogue } from "./catalogue.ts";
import { historyTopic } from "./change-settings.ts";
import type { GameSettingsStore } from "./game-settings.ts";
import { lockSettings, writeSettings } from "./settings-store.ts";

const variantChange = z.strictObject({
  id: z.string().max(128),
  /** The variant that the operator saw, so that an approver never approves a change from a different variant. */
  from: gameVariantName,
  to: gameVariantName,
});
type VariantChange = z.infer<typeof variantChange>;

type Parts = { catalogue: Pick<Catalogue, "listConfigured">; gameSettings: GameSettingsStore };

/**
 * Defines proposals to switch a game to another variant, such as another pay table. The switch changes the game's
 * return, so the policy asks for a second operator by default.
 */
export function gameVariantChange({ catalogue, gameSettings }: Parts): ChangeKind<VariantChange> {
  return {
    kind: "GAME_VARIANT",
    proposers: ["GAMES"],
    approvers: ["GAMES", "COMPLIANCE"],
    actions: [
      { action: "GAME_VARIANT", group: "Results", label: "Pay tables of games", usual: { when: "ALWAYS" } },
    ],
    data: variantChange,
    async describe({ id, from, to }) {
      const game = (await catalogue.listConfigured()).find((each) => each.id === id);
      if (game === undefined) return refuse("NOT_FOUND");
      const [before, after] = [from, to].map((name) => game.variants.find((each) => each.name === name));
      if (before === undefined || after === undefined || before === after)
        return refuse("PROPOSAL_REFUSED", { cause: "the game has no such variant" });
      if (from !== (game.variant ?? game.variants[0]?.name)) return refuse("CONFLICT");
      const named = ({ title, returnToPlayer }: typeof before) => `${title} (returns ${returnToPlayer}%)`;
      return { subject: `game:${id}`, summary: `${game.name}: ${named(after)} instead of ${named(before)}` };
    },
    async execute(tx, { id, from, to }, _proposalId, { operator, reason, now }) {
      const game = (await catalogue.listConfigured()).find((each) => each.id === id);
      const settings = (await lockSettings(tx, id)) ?? gameSettings.defaultOf(id);
      if (from !== (settings.variant ?? game?.variants[0]?.name)) return refuse("CONFLICT");
      const after = { ...settings, variant: to };
      await writeSettings(tx, id, after, now);
      const version = { topic: historyTopic, subject: id, at: now, operator, reason };
      await keepChange(tx, { ...version, before: settings, after });
      tx.afterCommit(() => gameSettings.announce());
      return { before: settings, after };
    },
  };
}
