import { Button } from "@parlour/web/ui/button";
import { Sheet } from "@parlour/web/ui/sheet";
import ReceiptText from "lucide-react/icons/receipt-text";
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";

/** The media query for screens that are wide enough to show the slip beside the page. */
const DOCKED = "(width >= 62rem)";

const CloseContext = createContext(() => {});

/** Closes the sheet from inside the slip on phones. On desktop, the slip stays beside the page. */
export const useCloseSlip = () => useContext(CloseContext);

type SlipDockProps = {
  title: string;
  closeLabel: string;
  /** The text of the bar that opens the slip on phones. */
  barLabel: ReactNode;
  /** Whether the slip has any content; if not, the bar that opens it is hidden. */
  hasContent: boolean;
  /** The current path: following a link closes the sheet, which would otherwise cover the new page. */
  path: string;
  /** Called when the player has closed the sheet, on phones only. */
  onClose?: () => void;
  tools?: ReactNode;
  children: ReactNode;
};

/** The frame of the bet slip: beside the page on desktop; on phones it opens from a bar above the navigation. */
export function SlipDock(props: SlipDockProps) {
  return useMedia(DOCKED) ? <DockedSlip {...props} /> : <SlipBar {...props} />;
}

function DockedSlip({ title, tools, children }: SlipDockProps) {
  return (
    <section
      aria-label={title}
      className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-panel border border-line bg-velvet p-4"
    >
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 className="text-xl">{title}</h2>
        {tools}
      </div>
      {children}
    </section>
  );
}

function SlipBar(props: SlipDockProps) {
  const { title, closeLabel, barLabel, hasContent, path, onClose, tools, children } = props;
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    if (open) onClose?.();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page closes the sheet
  useEffect(close, [path]);
  return (
    <>
      {hasContent || open ? (
        <div className="fixed inset-x-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 p-2 md:bottom-0">
          <Button full variant="primary" size="lg" className="shadow-float" onClick={() => setOpen(true)}>
            <ReceiptText size={20} aria-hidden="true" />
            {barLabel}
          </Button>
        </div>
      ) : null}
      <Sheet open={open} onClose={close} title={title} closeLabel={closeLabel}>
        {tools ? <div className="-mt-4 mb-1 flex justify-end">{tools}</div> : null}
        <CloseContext value={close}>{children}</CloseContext>
      </Sheet>
    </>
  );
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}
