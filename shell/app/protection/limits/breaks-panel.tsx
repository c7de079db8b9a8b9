import { askToReturn } from "@parlour/contracts/calls/protection/player-protection/ask-to-return";
import type { PlayerBreak } from "@parlour/contracts/entities/protection";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { showToast } from "@parlour/web/ui/toast";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { BreakDialog, type BreakKind, type BreakScope } from "./break-dialog.tsx";
import { breakText, verticalBreakText } from "./break-text.ts";

const comeBack = client(askToReturn);

type BreaksPanelProps = {
  breaks: readonly PlayerBreak[];
  /** The verticals that the site offers. */
  verticals: readonly BreakScope[];
  session: string;
};

/**
 * Time-outs and self-exclusions from the account or from one vertical: start one, extend it, or ask to
 * return.
 */
export function BreaksPanel({ breaks, verticals, session }: BreaksPanelProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<BreakKind | null>(null);
  const whole = breaks.find(({ scope }) => scope === "ALL");
  const scopesFor = (kind: BreakKind) => scopesOpenTo(kind, breaks, verticals);
  const returnTo = async (scope: BreakScope) => {
    try {
      await comeBack({ session, body: { scope } });
      await revalidate();
    } catch {
      showToast({ tone: "danger", title: t("limits.failed") });
    }
  };
  return (
    <Panel id="breaks" title={t("limits.breaks")}>
      <p className="mb-4 text-mist">{t("limits.breaksText")}</p>
      <div className="grid gap-3">
        {(whole ? [whole] : breaks).map((one) => (
          <CurrentBreak key={one.scope} one={one} onReturn={() => void returnTo(one.scope)} />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {scopesFor("TIME_OUT").length > 0 ? (
          <Button onClick={() => setAsking("TIME_OUT")}>
            {t(whole ? "limits.extendTimeOut" : "limits.startTimeOut")}
          </Button>
        ) : null}
        {scopesFor("SELF_EXCLUSION").length > 0 ? (
          <Button variant="danger" onClick={() => setAsking("SELF_EXCLUSION")}>
            {t(whole?.kind === "SELF_EXCLUSION" ? "limits.extendExclusion" : "limits.startExclusion")}
          </Button>
        ) : null}
      </div>
      {asking ? (
        <BreakDialog
          kind={asking}
          scopes={scopesFor(asking)}
          session={session}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </Panel>
  );
}

/**
 * Returns the scopes for which a break can be started or extended. A break can't be shortened, and a break from
 * the whole account covers every vertical.
 */
function scopesOpenTo(
  kind: BreakKind,
  breaks: readonly PlayerBreak[],
  verticals: readonly BreakScope[],
): BreakScope[] {
  const hasWhole = breaks.some(({ scope }) => scope === "ALL");
  return (hasWhole ? (["ALL"] as const) : (["ALL", ...verticals] as const)).filter((scope) => {
    const current = breaks.find((one) => one.scope === scope);
    if (current === undefined) return true;
    return current.until !== null && (kind === "SELF_EXCLUSION" || current.kind === "TIME_OUT");
  });
}

function CurrentBreak({ one, onReturn }: { one: PlayerBreak; onReturn: () => void }) {
  const { t, language } = useTranslation();
  const hydrated = useHydrated();
  const write = one.scope === "ALL" ? breakText : verticalBreakText;
  const hasEnded = one.state === "ENDED";
  return (
    <Banner
      tone={hasEnded ? "info" : "warning"}
      action={hasEnded ? <Button onClick={onReturn}>{t("limits.askToReturn")}</Button> : undefined}
    >
      <span suppressHydrationWarning>{write(t, language, one, hydrated)}</span>
    </Banner>
  );
}
