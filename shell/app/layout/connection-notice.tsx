import { useTranslation } from "@parlour/web/i18n/translation-context";
import WifiOff from "lucide-react/icons/wifi-off";
import { useOnline } from "./use-online.ts";

/** Says that the connection is gone for as long as it is; the empty region is there first, so that it is read out. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <p className="page-width flex items-center justify-center gap-3 border-b border-line bg-raised py-2.5 text-center text-ivory">
          <WifiOff size={18} aria-hidden="true" className="shrink-0 text-brass" />
          {t("shell.offline")}
        </p>
      )}
    </div>
  );
}
