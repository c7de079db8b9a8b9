import WifiOff from "lucide-react/icons/wifi-off";

/**
 * A line at the top of the page while the device is offline. The live region is always in the page, so that
 * screen readers announce the change.
 */
export function OfflineNotice({ online, label }: { online: boolean; label: string }) {
  return (
    <div role="status">
      {online ? null : (
        <p className="flex items-center justify-center gap-2.5 border-b border-line bg-raised px-4 py-2.5 text-center">
          <WifiOff size={18} aria-hidden="true" className="shrink-0 text-brass" />
          {label}
        </p>
      )}
    </div>
  );
}
