import { COOKIES } from "@parlour/contracts/constants";
import { type Location, parseLocation } from "@parlour/rules/geo-filter";
import type { Kit } from "../kit.ts";
import { acceptedSecrets } from "../secrets.ts";
import { createSignatures } from "../signatures.ts";
import { readCookie } from "./cookies.ts";

/** An operator's preview settings. If `brandId` is null, the brand of the host name is shown. */
export type Preview = { operatorId: string; place: Location | null; brandId: string | null };

export const previewSeconds = 15 * 60;

/**
 * Creates a signed token with the operator, the location, the brand and the expiry. A visitor without a cookie that
 * contains the token sees only published content.
 */
export function createPreviewToken(
  { config }: Pick<Kit, "config">,
  { operatorId, place, brandId }: Omit<Preview, "place"> & { place: string | null },
  expiresAt: Date,
): string {
  const payload = [operatorId, place ?? "", String(expiresAt.getTime()), brandId ?? ""].join(" ");
  const text = Buffer.from(payload).toString("base64url");
  return `${text}.${signaturesOf(config).sign(signedText(text)).toString("base64url")}`;
}

export function readPreview(
  { config, clock }: Pick<Kit, "config" | "clock">,
  cookie: string | undefined,
): Preview | undefined {
  const [text = "", signature = ""] = readCookie(cookie, COOKIES.contentPreview)?.split(".") ?? [];
  if (text === "") return undefined;
  const isSigned = signaturesOf(config).isSigned(signedText(text), Buffer.from(signature, "base64url"));
  if (!isSigned) return undefined;
  const parts = Buffer.from(text, "base64url").toString().split(" ");
  const [operatorId = "", place = "", endMs = "", brandId = ""] = parts;
  if (!(Number(endMs) > clock.now().getTime())) return undefined;
  return { operatorId, place: parseLocation(place) ?? null, brandId: brandId === "" ? null : brandId };
}

const signaturesOf = ({ secrets }: Kit["config"]) => createSignatures(acceptedSecrets(secrets, "session"));
const signedText = (text: string) => `content-preview:${text}`;
