import { raceIdInput } from "@parlour/contracts/entities/racing";
import { z } from "zod";
import type { ChangeKind } from "../../../../kit/four-eyes.ts";
import { type Refusal, refuse } from "../../../../kit/refusal.ts";
import { courseOf } from "../race-course.ts";
import { findRace, lockRace, type RaceRow, updateRace } from "../race-store.ts";
import { blockOf, changeResult, faultOf, type NewResult, voidResult } from "./change-result.ts";

const impossible = (cause: string): Refusal => refuse("PROPOSAL_REFUSED", { cause });

const nameOf = (race: RaceRow): string => `${courseOf(race).name}, race ${race.number} on ${race.date}`;

/** Formats an order of finish, such as `3-1=5-2`, where `=` marks a dead heat. */
export const orderText = (order: readonly (readonly number[])[]): string =>
  order.map((group) => group.join("=")).join("-");

const runnerInput = z.number().int().min(1).max(40);

/** A proposal to change the order of finish, before the result is official or after the bets have been paid. */
export const amendedResult: ChangeKind<NewResult & { raceId: string }> = {
  kind: "RACE_RESULT",
  proposers: ["TRADER"],
  approvers: ["TRADER"],
  actions: [
    {
      action: "RACE_RESULT",
      group: "Results",
      label: "Amended race results",
      usual: { when: "ALWAYS" },
    },
  ],
  data: z.strictObject({
    raceId: raceIdInput,
    order: z.array(z.array(runnerInput).min(1).max(40)).min(1).max(40),
    nonStarters: z.array(runnerInput).max(40),
  }),

  async describe({ raceId, ...result }, db) {
    const race = await findRace(db, raceId);
    if (race === undefined) return refuse("NOT_FOUND");
    const fault = blockOf(race, "OFFICIAL") ?? faultOf(race, result);
    if (fault !== null) return impossible(fault);
    const out = result.nonStarters.length === 0 ? "" : `, non-starters ${result.nonStarters.join(", ")}`;
    const again = race.state === "RUNNING" ? "" : " and settle its bets again";
    const summary = `Amend the result of ${nameOf(race)} to ${orderText(result.order)}${out}${again}`;
    return { subject: `race:${raceId}`, summary };
  },

  async execute(tx, { raceId, ...result }, _proposalId, { now }) {
    const race = await lockRace(tx, raceId);
    if (race === undefined) return refuse("NOT_FOUND");
    const fault = await changeResult(tx, race, result, now);
    if (fault !== null) return impossible(fault);
    await updateRace(tx, raceId, { isResultManual: true });
    return {
      before: { order: race.finish?.order ?? null, resultVersion: race.resultVersion },
      after: result,
    };
  },
};

/** A proposal to declare a race void: all stakes on it are refunded. */
export const voidedRace: ChangeKind<{ raceId: string }> = {
  kind: "RACE_VOID",
  proposers: ["TRADER"],
  approvers: ["TRADER"],
  actions: [
    {
      action: "RACE_VOID",
      group: "Results",
      label: "Voided races",
      usual: { when: "ALWAYS" },
    },
  ],
  data: z.strictObject({ raceId: raceIdInput }),

  async describe({ raceId }, db) {
    const race = await findRace(db, raceId);
    if (race === undefined) return refuse("NOT_FOUND");
    const fault = blockOf(race, "VOID");
    if (fault !== null) return impossible(fault);
    const { state } = race;
    const isPaid = state === "SETTLED" || state === "OFFICIAL";
    const paid = isPaid ? `, although ${state === "SETTLED" ? "" : "some of "}its bets are paid,` : "";
    return { subject: `race:${raceId}`, summary: `Void ${nameOf(race)}${paid} and return all stakes on it` };
  },

  async execute(tx, { raceId }, _proposalId, { now }) {
    const race = await lockRace(tx, raceId);
    if (race === undefined) return refuse("NOT_FOUND");
    const fault = await voidResult(tx, race, now);
    if (fault !== null) return impossible(fault);
    await updateRace(tx, raceId, { isResultManual: true });
    return { before: { state: race.state, resultVersion: race.resultVersion }, after: { state: "VOID" } };
  },
};
