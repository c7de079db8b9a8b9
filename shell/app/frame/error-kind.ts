import { createTranslator } from "@parlour/web/i18n/translator";
import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import type { Site } from "../site.server.ts";

export type ErrorKind = "notFound" | "internal";

export function errorKind(error: unknown): ErrorKind {
  return isRouteErrorResponse(error) && error.status === 404 ? "notFound" : "internal";
}

export function errorMeta(
  error: unknown,
  site: Pick<Site, "language" | "messages" | "brand">,
): MetaDescriptor[] {
  const t = createTranslator(site.language, site.messages);
  const title = t(errorKind(error) === "notFound" ? "errors.notFoundTitle" : "errors.internalTitle");
  return [{ title: `${title} · ${site.brand.name}` }, { name: "robots", content: "noindex" }];
}
