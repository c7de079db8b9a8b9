import { getGame as call } from "@parlour/contracts/calls/play/game-catalogue/get-game";
import { refuse } from "@parlour/server/kit/refusal";
import { type Reply, type Route, route } from "@parlour/server/kit/service";
import type { Catalogue } from "../catalogue.ts";

const redirected: Reply<typeof call> = {
  reply: true,
  status: 451,
  body: { errorCode: "REGION_NOT_AVAILABLE", redirect: "/not-available-region" },
};

export function getGame(catalogue: Catalogue): Route {
  return route(call, async (input) => {
    const found = await catalogue.find(input.params, input.params.slug, input);
    if (found === undefined) return refuse("NOT_FOUND");
    return found === "REDIRECTED" ? redirected : found;
  });
}
