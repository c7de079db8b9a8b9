import { send } from "@parlour/web/bridge/events";
import type { Messages } from "@parlour/web/i18n/messages";
import { TranslationProvider } from "@parlour/web/i18n/translation-context";
import { useEffect, useState } from "react";
import { appOf, companions, loadApp, type Screens } from "./apps.ts";
import { CompanionSlip } from "./companion-slip.tsx";
import { useVisit, type Visit } from "./use-visit.ts";
import { loadWords } from "./words.ts";

type Shown = { name: string; language: string; messages: Messages; Screen: Screens };

/** Shows the app for the current path. It knows nothing about the shell except what the bridge sends. */
export function EmbeddedApp({ onReady, ...first }: Visit & { onReady: () => void }) {
  const { path, session, language } = useVisit(first);
  const { name, needsSession } = appOf(path);
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    let current = true;
    Promise.all([loadWords(name, language), loadApp(name)]).then(
      ([messages, Screen]) => current && setShown({ name, language, messages, Screen }),
      () => send("error", { status: 500, path: "/" }),
    );
    return () => {
      current = false;
    };
  }, [name, language]);

  const ready = shown !== null;
  useEffect(() => {
    if (ready) onReady();
  }, [ready, onReady]);

  const mustLogIn = needsSession && session === null;
  useEffect(() => {
    if (mustLogIn) send("loginRequired", { destination: path });
  }, [mustLogIn, path]);

  if (shown === null || shown.name !== name || mustLogIn) return null;
  const { Screen } = shown;
  const owner = companions[name];
  const companionSlip =
    owner === undefined ? null : (
      <CompanionSlip key={owner} owner={owner} path={path} session={session} language={language} />
    );
  return (
    <TranslationProvider language={shown.language} messages={shown.messages}>
      <Screen path={path} session={session} companionSlip={companionSlip} />
    </TranslationProvider>
  );
}
