import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { pokerDeskPool } from "../../../entities/poker-desk.ts";
import { identifierInput } from "../../../entities/text.ts";

export const changePokerPool = defineCall({
  name: "change-poker-pool",
  service: "poker-room",
  method: "PUT",
  path: "/services/operator/v1/poker/pools/{poolId}/status",
  summary: "Close a fast-fold pool, which pays its players after their hands, or open it again",
  access: "operator",
  role: "GAMES",
  params: z.object({ poolId: identifierInput }),
  body: z.strictObject({ isClosed: z.boolean(), reason: reasonInput }),
  answers: { 200: pokerDeskPool },
  errors: ["NOT_FOUND", "CONFLICT"],
});
