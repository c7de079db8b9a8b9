import type { Price } from "@parlour/sports";
import { type Slip, type SlipSelection, selectionKey } from "./slip-state.ts";

/** The price changes that a player can choose to accept without being asked. */
export const priceConsents = ["none", "better", "any"] as const;
export type PriceConsent = (typeof priceConsents)[number];

export type SlipChange =
  | { readonly kind: "price"; readonly selection: SlipSelection; readonly from: Price; readonly to: Price }
  | { readonly kind: "suspended" | "closed"; readonly selection: SlipSelection };

/**
 * Every selection whose price differs from the one the player accepted, or that is suspended or closed, in
 * slip order.
 */
export function changesOf(slip: Slip): SlipChange[] {
  return slip.selections.flatMap((selection): SlipChange[] => {
    const { status, agreedPrice, price } = selection;
    if (status === "waiting") return [];
    if (status !== "open") return [{ kind: status, selection }];
    return price === agreedPrice ? [] : [{ kind: "price", selection, from: agreedPrice, to: price }];
  });
}

/** The price changes that the player must accept before betting, because their settings do not cover them. */
export function changesToAgree(slip: Slip, consent: PriceConsent): SlipChange[] {
  return changesOf(slip).filter((change) => {
    if (change.kind !== "price") return false;
    return consent === "none" || (consent === "better" && change.to < change.from);
  });
}

/** Selections that are suspended or no longer offered. */
export function blockedKeys({ selections }: Slip): string[] {
  return selections.filter(({ status }) => status === "suspended" || status === "closed").map(selectionKey);
}

/** Whether the latest price of a selection is unknown, in which case no bet can be placed. */
export function isWaiting({ selections }: Slip): boolean {
  return selections.some(({ status }) => status === "waiting");
}
