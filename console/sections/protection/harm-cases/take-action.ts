import { sendPlayerMessage } from "@parlour/contracts/calls/identity/profile/send-player-message";
import { addHarmCaseStep } from "@parlour/contracts/calls/protection/harm-cases/add-harm-case-step";
import { setOperatorLimit } from "@parlour/contracts/calls/protection/player-protection/set-operator-limit";
import { startPlayerBreak } from "@parlour/contracts/calls/protection/player-protection/start-player-break";
import type { HarmCase } from "@parlour/contracts/entities/harm-case";
import { client } from "@parlour/web/api/client";
import type { StepKind } from "./case-words.ts";

const record = client(addHarmCaseStep);
const message = client(sendPlayerMessage);
const limit = client(setOperatorLimit);
const pause = client(startPlayerBreak);

export type CaseAction = {
  kind: StepKind;
  text: string;
  title: string;
  /** A deposit limit per day, in major units of the player's currency. */
  amount: number;
  hours: number;
  /** The length of a self-exclusion in months; null if it is permanent. */
  months: number | null;
  followUpOn: string;
};

/** Performs the operator's choice with the same calls as the player's page, and records it in the case. */
export async function takeAction({ id, playerId }: HarmCase, action: CaseAction): Promise<void> {
  const { kind, text, title, amount, hours, months, followUpOn } = action;
  const params = { playerId };
  const reason = `Player protection case ${id}: ${text}`.slice(0, 500);
  let done = text;
  if (kind === "MESSAGE") {
    await message({ params, body: { title, text, reason: `Player protection case ${id}` } });
    done = `${title}: ${text}`;
  } else if (kind === "LIMIT") {
    await limit({ params, body: { kind: "DEPOSIT", period: "DAY", amount, reason } });
    done = `Deposits limited to ${amount} in 24 hours. ${text}`;
  } else if (kind === "TIME_OUT") {
    await pause({ params, body: { scope: "ALL", length: { kind, hours }, reason } });
    done = `Time-out of ${hours} hours. ${text}`;
  } else if (kind === "EXCLUSION") {
    await pause({ params, body: { scope: "ALL", length: { kind: "SELF_EXCLUSION", months }, reason } });
    done = `${months === null ? "Permanent self-exclusion" : `Self-exclusion of ${months} months`}. ${text}`;
  }
  await record({
    params: { id },
    body: { kind, text: done.slice(0, 2_000), ...(kind === "FOLLOW_UP" && { followUpOn }) },
  });
}
