import WifiOff from "lucide-react/icons/wifi-off";
import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** A line at the top of the page while the device has no network. Put it in the page once. */
export function OfflineNotice({ label }: { label: string }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {online ? null : (
        <p className="flex items-center justify-center gap-2.5 border-b border-alarm/40 bg-oxblood/25 px-4 py-2.5 text-center">
          <WifiOff size={18} aria-hidden="true" className="shrink-0 text-alarm" />
          {label}
        </p>
      )}
    </div>
  );
}
