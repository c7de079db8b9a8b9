import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { studioHeaders } from "../../../entities/studio-wallet.ts";

export const answerStudioPing = defineCall({
  name: "answer-studio-ping",
  service: "sandbox-studio",
  method: "POST",
  path: "/sandbox/studio/pings",
  summary: "The fictional studio's answer to a signed test call from the console; sandbox only",
  access: "provider",
  headers: studioHeaders,
  body: z.strictObject({ type: z.literal("ping") }),
  answers: { 200: z.object({ ok: z.literal(true) }) },
  errors: ["SIGNATURE_INVALID", "SIGNATURE_EXPIRED"],
});
