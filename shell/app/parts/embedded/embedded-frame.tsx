import { listen, send } from "@parlour/web/bridge/events";
import { respondTo } from "@parlour/web/bridge/requests";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { FailedState } from "./failed-state.ts";
import { loadEmbedded } from "./load-embedded.ts";
import { SlowNotice } from "./slow-notice.tsx";

/** Lets the page's own scripts finish before the embedded app loads. */
const SCRIPT_ISOLATION_MS = 50;
/**
 * After this time we say that loading takes longer than usual. This is not an error, because loading may still finish
 * on a slow phone.
 */
const SLOW_AFTER_MS = 15_000;

type Finder<Event extends Parameters<typeof respondTo>[0]> = Parameters<typeof respondTo<Event>>[1];
type Visit = { session: string; language: string };

export type EmbeddedReaders = {
  readLoyalty(visit: Visit): ReturnType<Finder<"loyaltyRequested">>;
  readNotifications(visit: Visit): ReturnType<Finder<"notificationsRequested">>;
};

type EmbeddedFrameProps = {
  /** The player's session; null for visitors. */
  session: string | null;
  language: string;
  findBalances: Finder<"balancesRequested">;
  /** Functions that read loyalty data and notifications for the embedded app. */
  readers: EmbeddedReaders;
  /** A placeholder in the shape of the app, shown until the app has rendered. */
  skeleton: ReactNode;
};

/**
 * Mounts the embedded app. If the app fails, an error page with a link back to this page is shown, and the shell keeps
 * working.
 */
export function EmbeddedFrame({ session, language, findBalances, readers, skeleton }: EmbeddedFrameProps) {
  const elementId = `embedded-${useId().replaceAll(":", "")}`;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const path = pathname + search + hash;
  const [mounted, setMounted] = useState(false);
  const [slow, setSlow] = useState(false);
  const now = useRef({ path, session, language });
  now.current = { path, session, language };
  const balances = useRef(findBalances);
  balances.current = findBalances;
  const reading = useRef(readers);
  reading.current = readers;

  useEffect(() => {
    const fail = (status: number) =>
      void navigate(status === 404 ? "/error/not-found" : "/error/internal-server", {
        replace: true,
        state: { failedAt: now.current.path } satisfies FailedState,
      });
    const forPlayer = <Value,>(read: (visit: Visit) => Value): Value | null => {
      const { session, language } = now.current;
      return session === null ? null : read({ session, language });
    };
    let left = false;
    const slowTimer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    const stops = [
      listen("mounted", (detail) => {
        if (detail.elementId !== elementId) return;
        clearTimeout(slowTimer);
        setMounted(true);
      }),
      listen("navigate", ({ path: to, replace }) => void navigate(to, { replace })),
      listen(
        "loginRequired",
        ({ destination }) => void navigate(`/login?destination=${encodeURIComponent(destination)}`),
      ),
      listen("error", ({ status }) => fail(status)),
      respondTo("balancesRequested", () => balances.current()),
      respondTo("loyaltyRequested", () => forPlayer((visit) => reading.current.readLoyalty(visit))),
      respondTo("notificationsRequested", () =>
        forPlayer((visit) => reading.current.readNotifications(visit)),
      ),
    ];
    const start = setTimeout(() => {
      loadEmbedded().then(
        // Mounts the app at the current path. Navigating to another of its routes mounts it again.
        () => !left && send("mount", { elementId, ...now.current }),
        () => !left && fail(500),
      );
    }, SCRIPT_ISOLATION_MS);
    return () => {
      left = true;
      clearTimeout(start);
      clearTimeout(slowTimer);
      send("unmount", { elementId });
      for (const stop of stops) stop();
    };
  }, [elementId, navigate]);

  useEffect(() => send("pathChanged", { path }), [path]);
  useEffect(() => send("session", { session }), [session]);
  useEffect(() => send("language", { language }), [language]);

  return (
    <>
      {slow && !mounted ? <SlowNotice /> : null}
      {mounted ? null : skeleton}
      <div id={elementId} data-embedded="" />
    </>
  );
}
