import { Checkbox } from "@parlour/web/ui/checkbox";
import { ComboboxField } from "@parlour/web/ui/combobox-field";
import { RadioGroup } from "@parlour/web/ui/radio-group";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { SelectField } from "@parlour/web/ui/select-field";
import { Switch } from "@parlour/web/ui/switch";
import Bitcoin from "lucide-react/icons/bitcoin";
import CreditCard from "lucide-react/icons/credit-card";
import Landmark from "lucide-react/icons/landmark";
import Ticket from "lucide-react/icons/ticket";
import { useState } from "react";
import { GallerySection, Specimen } from "./gallery-section.tsx";

const methods = [
  { value: "card", label: "Card", hint: "Instant", icon: <CreditCard size={20} aria-hidden="true" /> },
  {
    value: "bank",
    label: "Bank transfer",
    hint: "1–2 days",
    icon: <Landmark size={20} aria-hidden="true" />,
  },
  { value: "crypto", label: "Crypto", hint: "~10 minutes", icon: <Bitcoin size={20} aria-hidden="true" /> },
  {
    value: "voucher",
    label: "Voucher",
    hint: "Instant",
    icon: <Ticket size={20} aria-hidden="true" />,
    disabled: true,
  },
];

const countries = [
  ["AR", "Argentina"],
  ["BR", "Brazil"],
  ["CA", "Canada"],
  ["CL", "Chile"],
  ["DK", "Denmark"],
  ["FR", "France"],
  ["DE", "Germany"],
  ["MX", "Mexico"],
  ["NO", "Norway"],
  ["PT", "Portugal"],
  ["ES", "Spain"],
  ["SE", "Sweden"],
].map(([value = "", label = ""]) => ({ value, label }));

export function Choices() {
  const [method, setMethod] = useState("card");
  const [mode, setMode] = useState("deposit");
  const [country, setCountry] = useState("");
  return (
    <GallerySection id="choices" title="Choices">
      <Specimen title="Checkbox" layout="columns">
        <Checkbox label="Remember this device" />
        <Checkbox label="Send me offers" defaultChecked hint="At most once a week." />
        <Checkbox label="I am 18 or older and accept the terms" error="Accept the terms to continue." />
        <Checkbox label="Not available here" disabled />
      </Specimen>
      <Specimen title="Switch" layout="columns">
        <Switch label="Sound" defaultChecked />
        <Switch label="Reality check" hint="A reminder every 60 minutes." />
        <Switch label="Autoplay" hint="Not allowed where you are." disabled />
      </Specimen>
      <Specimen title="Radio group" layout="columns">
        <RadioGroup
          name="limit-period"
          legend="Limit period"
          defaultValue="day"
          options={[
            { value: "day", label: "A day" },
            { value: "week", label: "A week", hint: "Monday to Sunday" },
            { value: "month", label: "A month", disabled: true },
          ]}
        />
        <RadioGroup
          name="limit-reason"
          legend="Reason"
          error="Choose one."
          options={[
            { value: "spend", label: "I want to spend less" },
            { value: "time", label: "I want to play less" },
          ]}
        />
      </Specimen>
      <Specimen title="Radio cards" layout="stack">
        <RadioGroup
          name="method"
          legend="How would you like to pay?"
          layout="cards"
          options={methods}
          value={method}
          onChange={setMethod}
        />
      </Specimen>
      <Specimen title="Segmented control" layout="columns">
        <SegmentedControl
          label="Cashier"
          value={mode}
          onChange={setMode}
          options={[
            { value: "deposit", label: "Deposit" },
            { value: "withdraw", label: "Withdraw" },
          ]}
        />
        <SegmentedControl
          label="Period"
          value="week"
          onChange={() => {}}
          options={[
            { value: "day", label: "Day" },
            { value: "week", label: "Week" },
            { value: "month", label: "Month", disabled: true },
          ]}
        />
      </Specimen>
      <Specimen
        title="Select"
        note="The browser's native control, in our colours where possible."
        layout="columns"
      >
        <SelectField
          label="Currency"
          placeholder="Choose"
          options={[
            { value: "USD", label: "US dollar" },
            { value: "EUR", label: "Euro" },
            { value: "BRL", label: "Brazilian real", disabled: true },
          ]}
        />
        <SelectField
          label="Language"
          error="Choose a language."
          options={[{ value: "en", label: "English" }]}
        />
        <SelectField
          label="Time zone"
          disabled
          options={[{ value: "utc", label: "Coordinated Universal Time" }]}
        />
      </Specimen>
      <Specimen
        title="Combobox"
        note="Type to search; use the arrow keys, Enter and Escape."
        layout="columns"
      >
        <ComboboxField
          label="Country"
          options={countries}
          value={country}
          onChange={setCountry}
          placeholder="Start typing"
          emptyText="No country matches."
          openLabel="Show countries"
          hint={country ? `Chosen: ${country}` : "Where you live."}
        />
        <ComboboxField
          label="Country, with error"
          options={countries}
          value="NO"
          onChange={() => {}}
          emptyText="No country matches."
          openLabel="Show countries"
          error="Parlour isn't available in Norway."
        />
      </Specimen>
    </GallerySection>
  );
}
