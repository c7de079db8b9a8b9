import { cleanHtml } from "./clean-html.ts";

/** Sanitises all HTML in a document. */
export function cleanBody<Body>(body: Body): Body {
  if (Array.isArray(body)) return body.map(cleanBody) as Body;
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      name === "html" && typeof value === "string" ? cleanHtml(value) : cleanBody(value),
    ]),
  ) as Body;
}
