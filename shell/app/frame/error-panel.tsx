import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { FanMark } from "@parlour/web/ui/fan-mark";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { Link, useLocation } from "react-router";
import { readFailedPath } from "../parts/embedded/failed-state.ts";
import type { ErrorKind } from "./error-kind.ts";

/** The page for "not found" and server errors: one sentence and two links. */
export function ErrorPanel({ kind }: { kind: ErrorKind }) {
  const { t } = useTranslation();
  const { pathname, search, state } = useLocation();
  // Only the browser's history state says which page failed, so the server renders a link to the error page itself.
  const failedAt = useHydrated() ? readFailedPath(state) : null;
  const notFound = kind === "notFound";
  return (
    <section className="mx-auto flex max-w-xl flex-col items-center px-2 py-14 text-center md:py-24">
      <FanMark className="mb-8 h-24 w-[166px] text-brass/80" />
      <p className="overline-label mb-3">{notFound ? "404" : "500"}</p>
      <h1 className="text-4xl md:text-5xl">
        {t(notFound ? "errors.notFoundTitle" : "errors.internalTitle")}
      </h1>
      <p className="mt-4 text-md text-mist">{t(notFound ? "errors.notFoundText" : "errors.internalText")}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {notFound ? null : (
          <a
            href={failedAt ?? `${pathname}${search}`}
            className={buttonClass({ variant: "primary", size: "lg" })}
          >
            {t("errors.tryAgain")}
          </a>
        )}
        <Link to="/" className={buttonClass({ variant: notFound ? "primary" : "secondary", size: "lg" })}>
          {t("errors.goHome")}
        </Link>
        <Link to="/help" className={buttonClass({ size: "lg" })}>
          {t("errors.askHelp")}
        </Link>
      </div>
    </section>
  );
}
