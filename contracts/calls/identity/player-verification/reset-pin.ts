import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { pinCodeInput } from "../../../entities/secret-input.ts";
import { tokenInput } from "../../../entities/text.ts";

export const resetPin = defineCall({
  name: "reset-pin",
  service: "player-verification",
  method: "PUT",
  path: "/services/player-verification/v1/pin-reset/{token}",
  summary: "Set a new PIN with a single-use link",
  access: "anyone",
  params: z.object({ token: tokenInput }),
  body: z.strictObject({ pinCode: pinCodeInput }),
  answers: { 200: acknowledgement },
  errors: ["TOKEN_INVALID"],
  limit: { max: 60, windowSeconds: 900 },
});
