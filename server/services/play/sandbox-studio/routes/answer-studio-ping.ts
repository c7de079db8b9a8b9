import { answerStudioPing as call } from "@parlour/contracts/calls/play/sandbox-studio/answer-studio-ping";
import { type Route, route } from "../../../../kit/service.ts";

/** Answers test calls from the console; the service's authoriser has checked the signature. */
export const answerStudioPing = (): Route => route(call, async () => ({ ok: true }) as const);
