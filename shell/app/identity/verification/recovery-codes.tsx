import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { showToast } from "@parlour/web/ui/toast";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import { useEffect, useRef } from "react";

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, shown once, right after two-factor is turned on. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const text = `${codes.join("\n")}\n`;
  useEffect(() => heading.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: "success", title: t("verification.copied") });
    } catch {
      showToast({ tone: "danger", title: t("verification.copyFailed") });
    }
  };
  return (
    <div className="grid gap-5">
      <Banner tone="success" live>
        {t("verification.twoFactorOn")}
      </Banner>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t("verification.recoveryTitle")}
      </h2>
      <p className="text-mist">{t("verification.recoveryText")}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2.5 rounded-card border border-line bg-ink/40 p-5 font-mono text-md tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Banner tone="warning">{t("verification.recoveryOnce")}</Banner>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="lg" onClick={onDone}>
          {t("verification.recoverySaved")}
        </Button>
        <Button size="lg" onClick={copy} icon={<Copy size={18} aria-hidden="true" />}>
          {t("verification.copyAll")}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="parlour-recovery-codes.txt"
          className={buttonClass({ size: "lg" })}
        >
          <Download size={18} aria-hidden="true" />
          {t("verification.download")}
        </a>
      </div>
    </div>
  );
}
