import { Button } from "@parlour/web/ui/button";
import { ComboboxField } from "@parlour/web/ui/combobox-field";
import { Dialog } from "@parlour/web/ui/dialog";
import { IconButton } from "@parlour/web/ui/icon-button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Menu } from "@parlour/web/ui/menu";
import { Sheet } from "@parlour/web/ui/sheet";
import { showToast } from "@parlour/web/ui/toast";
import Copy from "lucide-react/icons/copy";
import Ellipsis from "lucide-react/icons/ellipsis";
import LogOut from "lucide-react/icons/log-out";
import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { GallerySection, Specimen } from "./gallery-section.tsx";

const paragraphs = Array.from(
  { length: 14 },
  (_, index) => `${index + 1}. A long sheet scrolls inside itself.`,
);

export function Overlays() {
  const [open, setOpen] = useState<"dialog" | "choice" | "wide" | "sheet" | "start" | null>(null);
  const [bank, setBank] = useState("");
  const [picked, setPicked] = useState("");
  const close = () => setOpen(null);
  return (
    <GallerySection id="overlays" title="Overlays">
      <Specimen
        title="Dialog"
        note="Closed with Escape, the close button or a click outside; the focus returns to the button that opened it."
      >
        <Button onClick={() => setOpen("dialog")}>Open dialog</Button>
        <Button onClick={() => setOpen("choice")}>Open a dialog that needs an answer</Button>
        <Button onClick={() => setOpen("wide")}>Open wide dialog</Button>
        <Dialog
          open={open === "dialog"}
          onClose={close}
          title="Withdraw $150.00"
          description="It leaves your balance now and arrives in your bank account in one to two days."
          closeLabel="Close"
          actions={
            <>
              <Button onClick={close}>Keep it</Button>
              <Button
                variant="primary"
                onClick={() => {
                  close();
                  showToast({ tone: "success", title: "$150.00 is on its way" });
                }}
              >
                Withdraw $150.00
              </Button>
            </>
          }
        >
          <KeyValueList
            items={[
              { label: "Balance now", value: "$900.00" },
              { label: "Withdrawal", value: "−$150.00" },
              { label: "Balance after", value: "$750.00", strong: true },
            ]}
          />
        </Dialog>
        <Dialog
          open={open === "choice"}
          onClose={close}
          dismissible={false}
          title="You've been playing for 60 minutes"
          closeLabel="Close"
          actions={
            <>
              <Button onClick={close}>Stop playing</Button>
              <Button variant="primary" onClick={close}>
                Keep playing
              </Button>
            </>
          }
        >
          In that time you staked $40.00 and won $12.00.
        </Dialog>
        <Dialog wide open={open === "wide"} onClose={close} title="Choose your bank" closeLabel="Close">
          <ComboboxField
            label="Bank"
            value={bank}
            onChange={setBank}
            emptyText="No bank matches."
            openLabel="Show banks"
            options={["First Lantern", "Harbour Mutual", "Old Quay", "Union of Mills"].map((label) => ({
              value: label.toLowerCase(),
              label,
            }))}
          />
          <Button
            className="mt-5"
            onClick={() => showToast({ tone: "info", title: "Also announced inside a dialog" })}
          >
            Show a toast from here
          </Button>
        </Dialog>
      </Specimen>
      <Specimen title="Sheet" note="Opens from the bottom on phones and from the side on wider screens.">
        <Button onClick={() => setOpen("sheet")}>Open sheet</Button>
        <Button onClick={() => setOpen("start")}>Open sheet on the left</Button>
        <Sheet open={open === "sheet"} onClose={close} title="Filters" closeLabel="Close">
          <div className="grid gap-3">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Sheet>
        <Sheet side="start" open={open === "start"} onClose={close} title="Menu" closeLabel="Close">
          Short sheets are as tall as their content on phones.
        </Sheet>
      </Specimen>
      <Specimen title="Menu" note="Use the arrow keys, first letters, Home, End and Escape.">
        <Menu
          align="start"
          trigger={<Button>Account</Button>}
          groups={[
            [
              {
                id: "edit",
                label: "Edit profile",
                icon: <Pencil size={18} aria-hidden="true" />,
                onSelect: () => setPicked("edit"),
              },
              {
                id: "copy",
                label: "Copy player number",
                icon: <Copy size={18} aria-hidden="true" />,
                onSelect: () => setPicked("copy"),
              },
              { id: "limits", label: "Limits (unavailable)", onSelect: () => {}, disabled: true },
            ],
            [
              {
                id: "logout",
                label: "Log out",
                icon: <LogOut size={18} aria-hidden="true" />,
                danger: true,
                onSelect: () => setPicked("logout"),
              },
            ],
          ]}
        />
        <Menu
          trigger={<IconButton label="More" icon={<Ellipsis size={20} aria-hidden="true" />} />}
          groups={[[{ id: "only", label: "One action", onSelect: () => setPicked("only") }]]}
        />
        <span role="status" className="text-sm text-mist">
          {picked ? `Picked: ${picked}` : ""}
        </span>
      </Specimen>
      <Specimen
        title="Toasts"
        note="A polite live region. Hovering pauses the timer; errors stay until dismissed."
      >
        <Button onClick={() => showToast({ tone: "info", title: "Roulette starts in a minute" })}>
          Information
        </Button>
        <Button
          onClick={() =>
            showToast({
              tone: "success",
              title: "Deposit received",
              description: "$100.00 was added to your balance.",
            })
          }
        >
          Success
        </Button>
        <Button
          onClick={() =>
            showToast({
              tone: "danger",
              title: "The bank declined the payment",
              description: "You haven't been charged. Try another card or payment method.",
              action: { label: "Try again", onPress: () => setPicked("again") },
            })
          }
        >
          Error
        </Button>
      </Specimen>
    </GallerySection>
  );
}
