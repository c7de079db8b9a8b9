import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { classNames } from "./class-names.ts";
import { iconButtonClass } from "./icon-button.tsx";
import { dismissToast, listToasts, subscribeToasts, type Toast } from "./toast.tsx";

const noToasts: readonly Toast[] = [];

/** The live region for toasts. It is always in the page, so that screen readers announce new toasts. */
export function Toaster({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToasts, listToasts, () => noToasts);
  const host = useModalHost(toasts);
  const ref = useRef<HTMLElement>(null);

  // Each new toast reopens the popover, because the browser puts the most recently opened element on top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the popover must be shown again when `host` changes
  useEffect(() => {
    const region = ref.current;
    // If the dialog that contained the live region was removed, the region is shown again in its next
    // container.
    if (region === null || !region.isConnected) return;
    if (region.matches(":popover-open")) region.hidePopover();
    if (toasts.length > 0) region.showPopover();
  }, [toasts, host]);

  const region = (
    <section
      ref={ref}
      popover="manual"
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      className="toaster"
    >
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
        ))}
      </ol>
    </section>
  );
  return host ? createPortal(region, host) : region;
}

const tones: Record<Toast["tone"], { icon: ReactNode; className: string }> = {
  info: { icon: <Info size={20} aria-hidden="true" className="text-sky" />, className: "border-line" },
  success: {
    icon: <CircleCheck size={20} aria-hidden="true" className="text-gain" />,
    className: "border-felt",
  },
  danger: {
    icon: <CircleAlert size={20} aria-hidden="true" className="text-alarm" />,
    className: "border-oxblood",
  },
};

function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || toast.durationMs === null) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, toast]);
  const { icon, className } = tones[toast.tone];
  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classNames(
        "flex animate-rise items-start gap-3 rounded-card border bg-raised py-1.5 pr-1.5 pl-4 shadow-float",
        className,
      )}
    >
      <span className="py-3">{icon}</span>
      <div className="min-w-0 flex-1 py-2.5 wrap-anywhere">
        <p className="font-semibold">{toast.title}</p>
        {toast.description ? <p className="text-sm text-mist">{toast.description}</p> : null}
        {toast.action ? (
          <button
            type="button"
            className="-ml-2 min-h-11 rounded-chip px-2 font-semibold text-bright hover:text-ivory"
            onClick={() => {
              toast.action?.onPress();
              dismissToast(toast.id);
            }}
          >
            {toast.action.label}
          </button>
        ) : null}
      </div>
      <button
        type="button"
        aria-label={dismissLabel}
        className={iconButtonClass({ quiet: true })}
        onClick={() => dismissToast(toast.id)}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </li>
  );
}

/**
 * The topmost open modal dialog. Everything outside it is inert, so toasts outside it would not be announced.
 */
function useModalHost(toasts: readonly Toast[]): Element | null {
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    if (toasts.length === 0) return setHost(null);
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1) ?? null;
    setHost(dialog);
    if (dialog === null) return;
    const leave = () => setHost(null);
    dialog.addEventListener("close", leave);
    // A dialog that is removed while open fires no close event.
    const removal = new MutationObserver(() => dialog.isConnected || leave());
    removal.observe(document.body, { childList: true, subtree: true });
    return () => {
      dialog.removeEventListener("close", leave);
      removal.disconnect();
    };
  }, [toasts]);
  return host;
}
