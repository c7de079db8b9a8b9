import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Progress } from "@parlour/web/ui/progress";
import ShieldCheck from "lucide-react/icons/shield-check";

/** Progress of the proof of work; the solution may be found at any time, so the bar may end early. */
export function CaptchaProgress({ progress }: { progress: number }) {
  const { t } = useTranslation();
  const done = progress >= 1;
  return (
    <div
      className="rounded-card border border-line bg-ink/60 px-4 py-3.5"
      data-captcha={done ? "done" : "working"}
    >
      <p role="status" className="mb-2.5 flex items-center gap-2.5">
        <ShieldCheck size={20} aria-hidden="true" className={done ? "text-gain" : "text-brass"} />
        {t(done ? "identity.captchaDone" : "identity.captchaWorking")}
      </p>
      <Progress label={t("identity.captchaLabel")} value={progress} max={1} tone={done ? "felt" : "brass"} />
    </div>
  );
}
