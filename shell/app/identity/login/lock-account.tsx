import { lockAccount } from "@parlour/contracts/calls/identity/profile/lock-account";
import { client } from "@parlour/web/api/client";
import { forgetResources } from "@parlour/web/api/resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { useState } from "react";
import { Link } from "react-router";
import { IdentityCard } from "../../parts/identity-card.tsx";
import { markSiteStale, notifyOtherTabs } from "../../parts/session-change.ts";
import { failureMessage } from "./failure-message.ts";

const lock = client(lockAccount);

const effects = [
  "identity.lockEffectSessions",
  "identity.lockEffectMoney",
  "identity.lockEffectReturn",
] as const;

/** Locks the account only when a button is pressed, so that link scanners in mail programs don't lock it. */
export function LockAccount({ token }: { token: string | null }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [locked, setLocked] = useState(false);
  const [error, setError] = useState<string | null>(token === null ? t("identity.lockLinkInvalid") : null);

  const press = async () => {
    if (token === null) return;
    setBusy(true);
    setError(null);
    try {
      await lock({ params: { token } });
      forgetResources();
      markSiteStale();
      notifyOtherTabs("signed-out");
      setLocked(true);
    } catch (thrown) {
      setError(failureMessage(t, thrown));
    } finally {
      setBusy(false);
    }
  };
  if (locked) return <Locked />;
  return (
    <IdentityCard title={t("identity.lockTitle")} text={t("identity.lockText")}>
      <div className="grid gap-5">
        {error ? (
          <Banner tone="danger" live>
            {error}
          </Banner>
        ) : null}
        <ul className="grid list-disc gap-2 pl-5 text-mist">
          {effects.map((effect) => (
            <li key={effect}>{t(effect)}</li>
          ))}
        </ul>
        <Button
          variant="danger"
          size="xl"
          full
          loading={busy}
          disabled={!hydrated || token === null}
          onClick={press}
        >
          {t("identity.lock")}
        </Button>
        <Link to="/contact-us" className={buttonClass({ variant: "quiet", full: true })}>
          {t("identity.lockContact")}
        </Link>
      </div>
    </IdentityCard>
  );
}

function Locked() {
  const { t } = useTranslation();
  return (
    <IdentityCard title={t("identity.lockedTitle")}>
      <div className="grid gap-5">
        <Banner tone="success" live>
          {t("identity.lockedText")}
        </Banner>
        <p className="text-mist">{t("identity.lockedReturn")}</p>
        <Link to="/forgot-password" className={buttonClass({ variant: "primary", size: "xl", full: true })}>
          {t("identity.lockReset")}
        </Link>
        <Link to="/contact-us" className={buttonClass({ variant: "quiet", full: true })}>
          {t("identity.lockContact")}
        </Link>
      </div>
    </IdentityCard>
  );
}
