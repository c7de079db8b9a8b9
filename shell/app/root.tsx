import { languageTag, textDirection } from "@parlour/web/i18n/languages";
import { TranslationProvider } from "@parlour/web/i18n/translation-context";
import { lazy, type ReactNode, Suspense, useContext, useEffect } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import frauncesUrl from "../../web/ui/fonts/fraunces-latin-500.woff2?url";
import interUrl from "../../web/ui/fonts/inter-latin-400-700.woff2?url";
import type { Route } from "./+types/root";
import "./app.css";
import { releaseEarlySubmits } from "./early-submits.ts";
import { BrandFiles } from "./frame/brand-files.tsx";
import { errorKind, errorMeta } from "./frame/error-kind.ts";
import { ErrorPanel } from "./frame/error-panel.tsx";
import { SiteFrame } from "./frame/site-frame.tsx";
import { WordlessError } from "./frame/wordless-error.tsx";
import { guardPages } from "./identity/login/page-guard.server.ts";
import { chooseLanguage } from "./language.server.ts";
import { NonceContext } from "./nonce.ts";
import { isSiteStale } from "./parts/session-change.ts";
import { useInlineScripts } from "./release-modules.ts";
import { chooseCookies } from "./site/consent/choose-cookies.server.ts";
import { loadSite } from "./site.server.ts";

// The session and visit keepers are loaded after hydration, because pages work without them.
const SessionKeeper = lazy(() => import("./identity/login/session-keeper.tsx"));
const VisitKeeper = lazy(() => import("./visit-keeper.tsx"));

export const middleware: Route.MiddlewareFunction[] = [chooseLanguage, guardPages, chooseCookies];

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSite(context, request);
}

/** The layout's data is reloaded only when the visitor has signed in or out, or has submitted a form. */
export function shouldRevalidate({ formMethod }: { formMethod?: string }) {
  return isSiteStale() || (formMethod !== undefined && formMethod !== "GET");
}

export const links: LinksFunction = () => [
  { rel: "preload", href: interUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: frauncesUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

/** Sets the title of error pages, which have no route to do so. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  return error && loaderData
    ? errorMeta(error, loaderData)
    : [{ title: loaderData?.brand.name ?? "Parlour" }];
}

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  const nonce = useContext(NonceContext);
  const language = site?.language ?? "en";
  return (
    <html lang={languageTag(language)} dir={textDirection(language)} data-services={site?.servicesBase}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={site?.brand.themeColour ?? "#0b0e14"} />
        <Meta />
        {/* The CSP allows our own styles and fonts; a nonce would cause a hydration mismatch. */}
        <Links nonce="" />
        <BrandFiles brand={site?.brand} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own scripts; what is in their data is escaped. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={useInlineScripts()} />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useEffect(releaseEarlySubmits, []);
  return (
    <TranslationProvider language={loaderData.language} messages={loaderData.messages}>
      <SiteFrame site={loaderData}>
        <Outlet />
      </SiteFrame>
      <Suspense>
        <SessionKeeper site={loaderData} />
      </Suspense>
      <Suspense>
        <VisitKeeper site={loaderData} />
      </Suspense>
    </TranslationProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<typeof loader>("root");
  const kind = errorKind(error);
  if (!site) return <WordlessError />;
  return (
    <TranslationProvider language={site.language} messages={site.messages}>
      <SiteFrame site={site}>
        <ErrorPanel kind={kind} />
      </SiteFrame>
    </TranslationProvider>
  );
}
