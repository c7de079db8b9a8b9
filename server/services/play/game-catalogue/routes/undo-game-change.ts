import { undoGameChange as call } from "@parlour/contracts/calls/play/game-catalogue/undo-game-change";
import { gameChoice } from "@parlour/contracts/entities/game-choice";
import { findChange } from "@parlour/server/kit/configuration-history";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { choose, historyTopic } from "../choose.ts";
import { undecided } from "../chosen-game.ts";
import type { GameChoiceStore } from "../game-choices.ts";

export function undoGameChange(kit: Kit, choices: GameChoiceStore): Route {
  return route(call, async ({ params: { version }, body: { latest, reason }, operator }) => {
    const change = await findChange(kit.db, historyTopic, version);
    if (change === undefined) return refuse("NOT_FOUND");
    const choice = gameChoice.parse(change.before ?? undecided);
    return await choose(kit, choices, { operator, gameId: change.subject, choice, reason, latest });
  });
}
