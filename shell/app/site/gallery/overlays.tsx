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
        note="Escape, the cross and a press outside close it; the focus returns to its button."
      >
        <Button onClick={() => setOpen("dialog")}>Open dialog</Button>
        <Button onClick={() => setOpen("choice")}>Open a dialog that needs an answer</Button>
        <Button onClick={() => setOpen("wide")}>Open wide dialog</Button>
        <Dialog
          open={open === "dialog"}
          onClose={close}
          title="Withdraw $150.00"
          description="It leaves your balance now and reaches your bank in one to two days."
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
          title="You have played for 60 minutes"
          closeLabel="Close"
          actions={
            <>
              <Button onClick={close}>Stop here</Button>
              <Button variant="primary" onClick={close}>
                Go on
              </Button>
            </>
          }
        >
          In this time you won $12.00 and staked $40.00.
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
            onClick={() => showToast({ tone: "info", title: "Heard inside the dialog too" })}
          >
            Show a toast from here
          </Button>
        </Dialog>
      </Specimen>
      <Specimen title="Sheet" note="From the bottom on phones, from a side beyond.">
        <Button onClick={() => setOpen("sheet")}>Open sheet</Button>
        <Button onClick={() => setOpen("start")}>Open sheet at the start</Button>
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
      <Specimen title="Menu" note="Arrows, first letters, Home, End, Escape.">
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
              { id: "limits", label: "Limits (not here)", onSelect: () => {}, disabled: true },
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
        note="A polite live region. Hovering holds the clock; bad news stays until dismissed."
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
              description: "Nothing was taken. Try another card or another way to pay.",
              action: { label: "Try again", onPress: () => setPicked("again") },
            })
          }
        >
          Bad news
        </Button>
      </Specimen>
    </GallerySection>
  );
}
