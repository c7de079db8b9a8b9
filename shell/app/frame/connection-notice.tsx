import { useTranslation } from "@parlour/web/i18n/translation-context";
import { OfflineNotice } from "@parlour/web/ui/offline-notice";
import { showToast } from "@parlour/web/ui/toast";
import { useEffect, useSyncExternalStore } from "react";

/** Says that the connection is gone for as long as it is, and once that it is back. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    const tell = () => showToast({ tone: "success", title: t("shell.backOnline") });
    addEventListener("online", tell);
    return () => removeEventListener("online", tell);
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
