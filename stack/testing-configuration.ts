import type { Body, Params } from "@parlour/contracts/call";
import { changeOfferedMethod } from "@parlour/contracts/calls/money/routing/change-offered-method";
import { listOfferedMethods } from "@parlour/contracts/calls/money/routing/list-offered-methods";
import { listConfiguredGames } from "@parlour/contracts/calls/play/game-catalogue/list-configured-games";
import { updateGameSettings } from "@parlour/contracts/calls/play/game-catalogue/update-game-settings";
import { changeJurisdiction } from "@parlour/contracts/calls/protection/jurisdictions/change-jurisdiction";
import { listJurisdictions } from "@parlour/contracts/calls/protection/jurisdictions/list-jurisdictions";
import { getFrequencyCap } from "@parlour/contracts/calls/rewards/campaigns/get-frequency-cap";
import { setFrequencyCap } from "@parlour/contracts/calls/rewards/campaigns/set-frequency-cap";
import type { TestClient } from "./testing-client.ts";

// An operator's save names the values that it replaces. These functions read them first, as the console does.

type Desk = Pick<TestClient, "call">;
const reason = "A test";

/** Sets the rules of a place or profile. */
export async function changeRules(desk: Desk, name: string, rules: object, why = reason) {
  const { items } = (await desk.call(listJurisdictions)).body;
  const before = items.find((place) => place.name === name)?.rules ?? null;
  return await desk.call(changeJurisdiction, {
    params: { name },
    body: { rules, before, reason: why } as Body<typeof changeJurisdiction>,
  });
}

/** Saves settings of a game; the ones that are not given become those of a game without settings. */
export async function changeGame(desk: Desk, id: string, settings: object, why = reason) {
  const defaults = {
    ...({ isOn: true, position: null, badge: "CONTENT", geoTargetingFilter: null } as const),
    ...{ stakes: null, hours: null, fromTier: null },
  };
  const game = (await desk.call(listConfiguredGames)).body.items.find((one) => one.id === id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const before = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, game[name as keyof typeof game]]),
  );
  const body = { ...defaults, ...settings, before, reason: why };
  return await desk.call(updateGameSettings, { params: { id }, body });
}

/** Changes what one operator can change of a payment method. */
export async function changePaymentMethod(
  desk: Desk,
  key: Params<typeof changeOfferedMethod>,
  wanted: Omit<Body<typeof changeOfferedMethod>, "before" | "reason">,
  why = reason,
) {
  const { items } = (await desk.call(listOfferedMethods)).body;
  const method = items.find(
    ({ paymentType, code, currency }) =>
      paymentType === key.paymentType && code === key.code && currency === key.currency,
  );
  if (method === undefined) throw new Error(`there is no method ${key.code} in ${key.currency}`);
  const before = Object.fromEntries(
    Object.keys(wanted).map((name) => [name, method[name as keyof typeof method]]),
  );
  return await desk.call(changeOfferedMethod, { params: key, body: { ...wanted, before, reason: why } });
}

/** Sets how many messages a player gets from all campaigns. */
export async function changeFrequencyCap(desk: Desk, cap: { messages: number; days: number }, why = reason) {
  const before = (await desk.call(getFrequencyCap)).body;
  return await desk.call(setFrequencyCap, { body: { ...cap, before, reason: why } });
}
