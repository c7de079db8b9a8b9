import type { GameChoice } from "@parlour/contracts/entities/game-choice";
import { isLatest, keepChange } from "@parlour/server/kit/configuration-history";
import type { Kit } from "@parlour/server/kit/kit";
import type { Operator } from "@parlour/server/kit/operator";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import { lockChoice, writeChoice } from "./choice-store.ts";
import { undecided } from "./chosen-game.ts";
import type { GameChoiceStore } from "./game-choices.ts";

/** The topic of the games' change history. */
export const historyTopic = "games";

type Choosing = {
  operator: Operator;
  gameId: string;
  choice: GameChoice;
  reason: string;
  /** The latest version that the operator has seen, if the change depends on it. */
  latest?: number;
};

/** Stores an operator's choice as a new version with an audit entry, and notifies every server. */
export async function choose(
  kit: Kit,
  choices: GameChoiceStore,
  choosing: Choosing,
): Promise<GameChoice | Refusal> {
  const { operator, gameId, choice, reason, latest } = choosing;
  return await kit.db.transaction(async (tx) => {
    const at = kit.clock.now();
    const before = (await lockChoice(tx, gameId)) ?? undecided;
    const seen = latest !== undefined && { subject: gameId, version: latest };
    if (seen && !(await isLatest(tx, historyTopic, seen))) return refuse("CONFLICT");
    await writeChoice(tx, gameId, choice, at);
    const change = { topic: historyTopic, subject: gameId, at, operator, reason, before, after: choice };
    await keepChange(tx, change);
    await operator.audit(tx, { subject: `game:${gameId}`, before, after: choice, reason });
    tx.afterCommit(() => choices.announce());
    return choice;
  });
}
