import { changeProvider } from "@parlour/contracts/calls/office/providers/change-provider";
import { rotateProviderKey } from "@parlour/contracts/calls/office/providers/rotate-provider-key";
import type { ProviderPage } from "@parlour/contracts/entities/provider";
import { client } from "@parlour/web/api/client";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type IssuedSecret, SecretDialog } from "../../../parts/secret-dialog.tsx";

const change = client(changeProvider);
const rotate = client(rotateProviderKey);
const overlaps = [
  { value: "0", label: "Stops immediately" },
  { value: "1", label: "1 hour" },
  { value: "24", label: "1 day" },
  { value: "168", label: "7 days" },
];

type ProviderActionsProps = {
  provider: ProviderPage;
  account: NonNullable<ProviderPage["account"]>;
  onChanged: () => void;
};

/** The buttons of a provider's page, with their dialogs. */
export function ProviderActions({ provider, account, onChanged }: ProviderActionsProps) {
  const [action, setAction] = useState<"ROTATE" | "ADDRESS" | "STATE" | null>(null);
  const [overlapHours, setOverlapHours] = useState("24");
  const [address, setAddress] = useState<string | null>(null);
  const [issued, setIssued] = useState<IssuedSecret | null>(null);
  const { isEnabled, version } = account;
  const params = { kind: provider.kind, providerId: provider.id };
  const hasKey = provider.keys.some(({ createdAt, lastUsedAt }) => createdAt !== null || lastUsedAt !== null);
  const close = () => {
    setAction(null);
    setAddress(null);
  };
  return (
    <>
      <Button onClick={() => setAction("ADDRESS")}>Change address</Button>
      <Button onClick={() => setAction("STATE")}>{isEnabled ? "Disable" : "Enable"}</Button>
      <Button variant={hasKey ? "secondary" : "primary"} onClick={() => setAction("ROTATE")}>
        {hasKey ? "Rotate key" : "Create key"}
      </Button>
      <ReasonDialog
        open={action === "ROTATE"}
        onClose={close}
        title={hasKey ? "Rotate the signing key" : "Create the signing key"}
        description="The new key is shown once and works on every server within ten seconds. The previous one keeps working for as long as you choose; any key before it stops now."
        action={hasKey ? "Rotate" : "Create key"}
        onConflict={onChanged}
        onSubmit={async (reason) => {
          const body = { overlapHours: Number(overlapHours), version, reason };
          const { key } = await rotate({ params, body });
          setIssued({
            title: `Signing key of ${provider.name}`,
            hint: "The provider signs its requests with it.",
            secret: key,
          });
          onChanged();
        }}
      >
        <SelectField
          label="Old key works for"
          value={overlapHours}
          options={overlaps}
          onChange={(event) => setOverlapHours(event.target.value)}
        />
      </ReasonDialog>
      <ReasonDialog
        open={action === "ADDRESS"}
        onClose={close}
        title={`Address of ${provider.name}`}
        description="Test calls are sent to this address, signed with the current key. Leave it empty if the provider can't be called."
        action="Save"
        done="Address saved"
        onConflict={onChanged}
        onSubmit={async (reason) => {
          const typed = (address ?? account.address ?? "").trim();
          await change({
            params,
            body: { isEnabled, address: typed === "" ? null : typed, version, reason },
          });
          onChanged();
        }}
      >
        <TextField
          label="Address"
          hint="The provider's public HTTPS address."
          type="url"
          autoComplete="off"
          maxLength={500}
          value={address ?? account.address ?? ""}
          onChange={(event) => setAddress(event.target.value)}
        />
      </ReasonDialog>
      <ReasonDialog
        open={action === "STATE"}
        onClose={close}
        title={isEnabled ? `Disable ${provider.name}` : `Enable ${provider.name}`}
        description={
          isEnabled
            ? "All requests from this provider will be refused, including wins and refunds for open rounds."
            : "Requests from this provider will be accepted again."
        }
        action={isEnabled ? "Disable" : "Enable"}
        danger={isEnabled}
        done={isEnabled ? "Provider disabled" : "Provider enabled"}
        onConflict={onChanged}
        onSubmit={async (reason) => {
          await change({
            params,
            body: { isEnabled: !isEnabled, address: account.address, version, reason },
          });
          onChanged();
        }}
      />
      <SecretDialog issued={issued} recipient="provider" onClose={() => setIssued(null)} />
    </>
  );
}
