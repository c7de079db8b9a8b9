import { chooseGame as call } from "@parlour/contracts/calls/play/game-catalogue/choose-game";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { Catalogue } from "../catalogue.ts";
import { choose } from "../choose.ts";
import type { GameChoiceStore } from "../game-choices.ts";

type Parts = { catalogue: Catalogue; choices: GameChoiceStore };

export function chooseGame(kit: Kit, { catalogue, choices }: Parts): Route {
  return route(call, async ({ params: { id }, body: { reason, ...choice }, operator }) => {
    const games = await catalogue.listChosen();
    if (!games.some((game) => game.id === id)) return refuse("NOT_FOUND");
    return await choose(kit, choices, { operator, gameId: id, choice, reason });
  });
}
