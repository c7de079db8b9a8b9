import { AmountField } from "@parlour/web/ui/amount-field";
import { CodeField } from "@parlour/web/ui/code-field";
import { CopyField } from "@parlour/web/ui/copy-field";
import { DateField } from "@parlour/web/ui/date-field";
import { PasswordField } from "@parlour/web/ui/password-field";
import { StrengthMeter } from "@parlour/web/ui/strength-meter";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { GallerySection, Specimen } from "./gallery-section.tsx";

const presets = ["25", "50", "100", "250", "500"].map((value) => ({ value, label: `$${value}` }));
const verdicts = ["", "Weak", "Fair", "Good", "Strong"];

export function Fields() {
  const [password, setPassword] = useState("correct horse");
  const [amount, setAmount] = useState("100.00");
  const [code, setCode] = useState("");
  const [completed, setCompleted] = useState("");
  const [birthDate, setBirthDate] = useState("");
  const score = Math.min(4, Math.floor(password.length / 4)) as 0 | 1 | 2 | 3 | 4;
  return (
    <GallerySection id="fields" title="Fields">
      <Specimen title="Text field" layout="columns">
        <TextField label="Player name" placeholder="3 to 20 letters" />
        <TextField
          label="Email"
          type="email"
          defaultValue="ada@parlour.example"
          hint="We only send emails about your account."
        />
        <TextField
          label="Email"
          type="email"
          defaultValue="ada@"
          error="Enter an address like name@example.com."
        />
        <TextField
          label="Search games"
          labelHidden
          icon={<Search size={20} />}
          placeholder="Search games"
          type="search"
        />
        <TextField label="Country" defaultValue="Norway" disabled />
        <TextField label="Player number" defaultValue="P-204817" readOnly aside="Can't be changed" />
      </Specimen>
      <Specimen title="Password field" layout="columns">
        <PasswordField
          label="New password"
          showLabel="Show password"
          hideLabel="Hide password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          below={<StrengthMeter label="Password strength" score={score} verdict={verdicts[score] ?? ""} />}
        />
        <PasswordField
          label="Password"
          showLabel="Show password"
          hideLabel="Hide password"
          autoComplete="current-password"
          defaultValue="short"
          error="Use at least 8 characters."
        />
      </Specimen>
      <Specimen title="Text area" layout="columns">
        <TextAreaField label="Message" placeholder="How can we help?" hint="Grows with the text." />
        <TextAreaField label="Message" defaultValue="Hi" error="Enter at least 10 characters." />
      </Specimen>
      <Specimen title="Amount field" layout="columns">
        <AmountField
          label="Amount"
          symbol="$"
          value={amount}
          onChange={setAmount}
          range="$10 – $5,000"
          presets={presets}
          presetsLabel="Suggested amounts"
        />
        <AmountField
          label="Amount too small"
          symbol="$"
          value="4.00"
          onChange={() => {}}
          range="$10 – $5,000"
          error="Minimum deposit is $10."
        />
        <AmountField label="Amount, disabled" symbol="€" value="100.00" onChange={() => {}} disabled />
      </Specimen>
      <Specimen
        title="One-time code"
        note="A code can be pasted anywhere in the field; phones suggest the code they have received."
        layout="columns"
      >
        <div>
          <CodeField label="Code from your phone" value={code} onChange={setCode} onComplete={setCompleted} />
          <p role="status" className="mt-2 min-h-6 text-sm text-mist">
            {completed ? `Complete: ${completed}` : ""}
          </p>
        </div>
        <CodeField
          label="Wrong code"
          value="123456"
          onChange={() => {}}
          error="This code has expired. Request a new one."
        />
      </Specimen>
      <Specimen title="Date field" layout="columns">
        <DateField
          legend="Date of birth"
          labels={{ day: "Day", month: "Month", year: "Year" }}
          locale="en-GB"
          minYear={1920}
          maxYear={2008}
          value={birthDate}
          onChange={setBirthDate}
          autoComplete="bday"
          hint={birthDate ? `Chosen: ${birthDate}` : "You must be 18 or older."}
        />
        <DateField
          legend="Date of birth, in French"
          labels={{ day: "Jour", month: "Mois", year: "Année" }}
          locale="fr"
          minYear={1920}
          maxYear={2008}
          error="Choisissez un jour qui existe."
        />
      </Specimen>
      <Specimen title="Copy field" layout="columns">
        <CopyField
          label="Your referral link"
          value="https://parlour.example/join?ref=8f2c41d7"
          copyLabel="Copy"
          copiedLabel="Copied"
        />
      </Specimen>
    </GallerySection>
  );
}
