import { useTranslation } from "@parlour/web/i18n/translation-context";
import { OfflineNotice } from "@parlour/web/ui/offline-notice";
import { showToast } from "@parlour/web/ui/toast";
import { useEffect, useSyncExternalStore } from "react";

/** Shows a notice while the device is offline, and briefly when it is back online. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    const announce = () => showToast({ tone: "success", title: t("shell.backOnline") });
    addEventListener("online", announce);
    return () => removeEventListener("online", announce);
  }, [t]);
  return <OfflineNotice online={online} label={t("shell.offline")} />;
}

function subscribe(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}
