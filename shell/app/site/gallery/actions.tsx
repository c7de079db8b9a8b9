import { Button, buttonClass } from "@parlour/web/ui/button";
import { Chip } from "@parlour/web/ui/chip";
import { CountBadge } from "@parlour/web/ui/count-badge";
import { IconButton } from "@parlour/web/ui/icon-button";
import Bell from "lucide-react/icons/bell";
import Heart from "lucide-react/icons/heart";
import Play from "lucide-react/icons/play";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { GallerySection, Specimen } from "./gallery-section.tsx";

const variants = ["primary", "secondary", "quiet", "play", "danger"] as const;

export function Actions() {
  const [favourite, setFavourite] = useState(false);
  const [chosen, setChosen] = useState("$100");
  const [saving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    setTimeout(() => setSaving(false), 2000);
  };
  return (
    <GallerySection id="actions" title="Actions">
      <Specimen
        title="Button"
        note="Use one brass button per screen. Press Tab to see the focus ring; hovering raises a button, and pressing lowers it."
      >
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Specimen>
      <Specimen title="Button sizes and icons">
        <Button variant="primary" size="sm" icon={<Plus size={18} aria-hidden="true" />}>
          Deposit
        </Button>
        <Button variant="primary">Medium</Button>
        <Button variant="primary" size="lg" icon={<Play size={20} aria-hidden="true" />}>
          Play roulette
        </Button>
        <a href="#actions" className={buttonClass({ size: "lg" })}>
          All games
        </a>
        <Button variant="primary" size="xl" full>
          Deposit $100.00
        </Button>
      </Specimen>
      <Specimen
        title="Button, disabled and loading"
        note="A loading button keeps the focus and ignores clicks."
      >
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
        <Button variant="primary" loading={saving} onClick={save}>
          {saving ? "Saving" : "Save"}
        </Button>
        <Button loading>Loading</Button>
      </Specimen>
      <Specimen title="Button with long text">
        <div className="w-64">
          <Button variant="primary" full>
            Withdraw everything that can be withdrawn to my bank
          </Button>
        </div>
      </Specimen>
      <Specimen title="Icon button" note="Each has an accessible name and a touch target of 44 px.">
        <IconButton label="Search" icon={<Search size={20} aria-hidden="true" />} />
        <IconButton
          label="Notifications, 3 new"
          icon={<Bell size={20} aria-hidden="true" />}
          badge={<CountBadge count={3} />}
        />
        <IconButton
          label="Notifications, more than 999 new"
          icon={<Bell size={20} aria-hidden="true" />}
          badge={<CountBadge count={1200} />}
        />
        <IconButton
          label="Favourite"
          quiet
          aria-pressed={favourite}
          onClick={() => setFavourite(!favourite)}
          icon={<Heart size={20} aria-hidden="true" fill={favourite ? "currentColor" : "none"} />}
        />
        <IconButton label="Search, disabled" disabled icon={<Search size={20} aria-hidden="true" />} />
      </Specimen>
      <Specimen title="Chip">
        {["$25", "$50", "$100", "$250"].map((amount) => (
          <Chip key={amount} selected={amount === chosen} onClick={() => setChosen(amount)}>
            {amount}
          </Chip>
        ))}
        <Chip disabled>$500</Chip>
      </Specimen>
    </GallerySection>
  );
}
