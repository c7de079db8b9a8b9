import { uploadDocument as call } from "@parlour/contracts/calls/identity/document-provider/upload-document";
import type { Kit } from "../../../../kit/kit.ts";
import type { DocumentIntake } from "../../../../kit/ports/document-intake.ts";
import { readUpload } from "../../../../kit/read-upload.ts";
import { isRefusal, type Refusal, refuse } from "../../../../kit/refusal.ts";
import { type CallInput, type Route, route } from "../../../../kit/service.ts";
import { enqueueReview } from "../automatic-review.ts";

/** Files stay in memory until they are checked, so concurrent uploads are limited. */
const maxUploadsAtOnce = 12;
/**
 * Each link is for one document. More than this many uploads at once through the same link would only take upload
 * slots from other players.
 */
const maxPerLink = 2;

export function uploadDocumentRoute(kit: Kit, intake: DocumentIntake): Route {
  /** The link of each upload in progress. */
  const uploads: string[] = [];
  return route(call, async (input) => {
    const { token } = input.params;
    const own = uploads.filter((each) => each === token).length;
    if (uploads.length >= maxUploadsAtOnce || own >= maxPerLink) return comeBack;
    uploads.push(token);
    try {
      return await submitDocument(kit, intake, input);
    } finally {
      uploads.splice(uploads.indexOf(token), 1);
    }
  });
}

const comeBack: Refusal = { ...refuse("OVERLOADED"), headers: { "retry-after": "2" } };

async function submitDocument(
  kit: Kit,
  intake: DocumentIntake,
  { params, query, upload }: CallInput<typeof call>,
) {
  // The token is checked before the file is read, so that a player who may not upload is refused early.
  if ((await intake.findRequest(params.token)) === undefined) return refuse("TOKEN_INVALID");
  const bytes = await readUpload(upload.stream, call.upload.maxBytes);
  if (bytes === "too-large") return refuse("BODY_TOO_LARGE");
  if (bytes === "cut-off") return refuse("BAD_REQUEST");
  const file = { ...query, contentType: upload.contentType, bytes };
  const result = await intake.submit(params.token, file, (tx, documentId) =>
    enqueueReview(kit, tx, documentId),
  );
  return isRefusal(result) ? result : { status: result.status };
}
