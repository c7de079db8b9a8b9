import { send } from "@parlour/web/bridge/events";
import type { Messages } from "@parlour/web/i18n/messages";
import { TranslationProvider } from "@parlour/web/i18n/translation-context";
import { useEffect, useState } from "react";
import { Cashier } from "../cashier/cashier.tsx";
import { useVisit, type Visit } from "./use-visit.ts";
import { loadWords } from "./words.ts";

/** The app's screen for each path. It knows nothing about the shell except what the bridge sends. */
export function EmbeddedApp({ onReady, ...first }: Visit & { onReady: () => void }) {
  const { path, session, language } = useVisit(first);
  const [words, setWords] = useState<{ language: string; messages: Messages } | null>(null);

  useEffect(() => {
    let current = true;
    loadWords(language).then(
      (messages) => current && setWords({ language, messages }),
      () => send("error", { status: 500, path: "/account/cashier" }),
    );
    return () => {
      current = false;
    };
  }, [language]);

  const ready = words !== null;
  useEffect(() => {
    if (ready) onReady();
  }, [ready, onReady]);

  useEffect(() => {
    if (session === null) send("loginRequired", { destination: path });
  }, [session, path]);

  if (words === null || session === null) return null;
  return (
    <TranslationProvider language={words.language} messages={words.messages}>
      <Cashier path={path} session={session} />
    </TranslationProvider>
  );
}
