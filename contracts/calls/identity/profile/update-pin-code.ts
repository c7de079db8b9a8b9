import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { pinCodeInput } from "../../../entities/secret-input.ts";

export const updatePinCode = defineCall({
  name: "update-pin-code",
  service: "profile",
  method: "PUT",
  path: "/api/v1/profiles/{session}/pin-code",
  summary: "Set or change the PIN",
  access: "player",
  body: z.strictObject({ pinCode: pinCodeInput }),
  answers: { 200: acknowledgement },
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
