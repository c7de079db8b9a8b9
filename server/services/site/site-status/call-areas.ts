import type { Call } from "@parlour/contracts/call";
import { identityCalls } from "@parlour/contracts/calls/identity/index";
import { moneyCalls } from "@parlour/contracts/calls/money/index";
import { playCalls } from "@parlour/contracts/calls/play/index";
import { pokerCalls } from "@parlour/contracts/calls/poker/index";
import { racingCalls } from "@parlour/contracts/calls/racing/index";
import { sportsCalls } from "@parlour/contracts/calls/sports/index";
import type { StatusArea } from "@parlour/contracts/entities/site-status";

const callsOf: Record<StatusArea, readonly Call[]> = {
  account: identityCalls,
  payments: moneyCalls,
  casino: playCalls,
  sports: sportsCalls,
  racing: racingCalls,
  poker: pokerCalls,
};

/** The area of each call that players make. Operators' and providers' calls don't show what players experience. */
export const areaOfCall: ReadonlyMap<string, StatusArea> = new Map(
  Object.entries(callsOf).flatMap(([area, calls]) =>
    calls
      .filter(({ access }) => access === "anyone" || access === "player")
      .map(({ name }) => [name, area as StatusArea] as const),
  ),
);
