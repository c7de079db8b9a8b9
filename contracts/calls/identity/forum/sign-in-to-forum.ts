import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const signInToForum = defineCall({
  name: "sign-in-to-forum",
  service: "forum",
  method: "GET",
  path: "/services/forum/v1/profiles/{session}/sign-in",
  summary: "Sign the player in to the forum (single sign-on), signed with the shared secret",
  access: "player",
  query: z.object({
    /** The forum's request: base64 of a query string with `nonce` and `return_sso_url`. */
    sso: z.string().max(4_096).default(""),
    /** HMAC-SHA-256 of `sso`, in hexadecimal. */
    sig: z.string().max(128).default(""),
  }),
  answers: { 200: z.object({ returnUrl: z.string(), sso: z.string(), sig: z.string() }) },
  errors: ["FEATURE_DISABLED", "SIGNATURE_INVALID", "BAD_REQUEST"],
});
