import { answerStudioMessage as call } from "@parlour/contracts/calls/play/sandbox-studio/answer-studio-message";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { answerMessage } from "../answer-message.ts";
import type { StudioPorts } from "../studio-ports.ts";

/** Answers our messages as a studio would; the service's authoriser has checked the signature. */
export const answerStudioMessage = (kit: Kit, { origin }: Pick<StudioPorts, "origin">): Route =>
  route(call, async ({ body }) => (await answerMessage(kit, body, origin())) ?? refuse("NOT_FOUND"));
