import type { Messages } from "@parlour/web/i18n/messages";
import { TranslationProvider } from "@parlour/web/i18n/translation-context";
import { type ComponentType, useEffect, useState } from "react";
import { type SlipOwner, useSlipCount } from "../parts/slip-counts.ts";
import { type LoadedApp, loadCompanion } from "./apps.ts";
import { loadWords } from "./words.ts";

type Shown = { language: string; messages: Messages; Slip: ComponentType<LoadedApp> };
type CompanionSlipProps = LoadedApp & { owner: SlipOwner; language: string };

/**
 * The bets of the other betting app on this page's slip. The other app's code and texts are loaded only if it has
 * bets on the slip.
 */
export function CompanionSlip({ owner, path, session, language }: CompanionSlipProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const isWanted = useSlipCount(owner) > 0 || shown !== null;

  useEffect(() => {
    if (!isWanted) return;
    let current = true;
    Promise.all([loadWords(owner, language), loadCompanion(owner)]).then(
      ([messages, Slip]) => current && setShown({ language, messages, Slip }),
      // If the other app can't be loaded, the slip shows only this app's bets; the next page tries again.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [owner, language, isWanted]);

  if (shown === null) return null;
  const { Slip } = shown;
  return (
    <TranslationProvider language={shown.language} messages={shown.messages}>
      <Slip path={path} session={session} />
    </TranslationProvider>
  );
}
