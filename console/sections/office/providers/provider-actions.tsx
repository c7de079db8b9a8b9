import { changeProvider } from "@parlour/contracts/calls/office/providers/change-provider";
import { collectProviderKey } from "@parlour/contracts/calls/office/providers/collect-provider-key";
import type { ProviderPage } from "@parlour/contracts/entities/provider";
import { client } from "@parlour/web/api/client";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { useOperator } from "../../../app/operator-context.ts";
import { failureText } from "../../../parts/failure-text.ts";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { changeOrPropose, propose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type IssuedSecret, SecretDialog } from "../../../parts/secret-dialog.tsx";
import { useIsProposal } from "../../../parts/use-second-person.ts";

const change = client(changeProvider);
const collect = client(collectProviderKey);
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

export function ProviderActions({ provider, account, onChanged }: ProviderActionsProps) {
  const [action, setAction] = useState<"ROTATE" | "ADDRESS" | "STATE" | null>(null);
  const [overlapHours, setOverlapHours] = useState("24");
  const [address, setAddress] = useState<string | null>(null);
  const [issued, setIssued] = useState<IssuedSecret | null>(null);
  const me = useOperator();
  const isEnablingProposed = useIsProposal("PROVIDER_KEY");
  const { isEnabled, version } = account;
  const { kind, id } = provider;
  const params = { kind, providerId: id };
  const hasKey = provider.keys.some(({ createdAt, lastUsedAt }) => createdAt !== null || lastUsedAt !== null);
  const close = () => {
    setAction(null);
    setAddress(null);
  };
  const showKey = async () => {
    try {
      const { key } = await collect({ params });
      setIssued({
        title: `Signing key of ${provider.name}`,
        hint: "The provider signs its requests with it.",
        secret: key,
      });
    } catch (error) {
      showToast({ tone: "danger", title: failureText(error) });
    }
    onChanged();
  };
  return (
    <>
      {provider.newKey?.collector.id === me.id ? (
        <Button variant="primary" onClick={showKey}>
          Show new key
        </Button>
      ) : null}
      <Button onClick={() => setAction("ADDRESS")}>Change address</Button>
      <Button onClick={() => setAction("STATE")}>{isEnabled ? "Disable" : "Enable"}</Button>
      <Button variant={hasKey ? "secondary" : "primary"} onClick={() => setAction("ROTATE")}>
        {hasKey ? "Rotate key" : "Create key"}
      </Button>
      <ProposalDialog
        policy="PROVIDER_KEY"
        open={action === "ROTATE"}
        onClose={close}
        title={hasKey ? "Rotate the signing key" : "Create the signing key"}
        description="Only you see the new key, once. The previous key keeps working for as long as you choose; any key before it stops."
        action={hasKey ? "Rotate" : "Create key"}
        onConflict={onChanged}
        onSubmit={async (reason) => {
          const data = { change: "ROTATE", kind, id, version, overlapHours: Number(overlapHours) };
          const applied = await propose({ body: { kind: "PROVIDER_KEY", data, reason } });
          if (applied) await showKey();
          return applied;
        }}
      >
        <SelectField
          label="Old key works for"
          value={overlapHours}
          options={overlaps}
          onChange={(event) => setOverlapHours(event.target.value)}
        />
      </ProposalDialog>
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
            : `Requests from this provider will be accepted again${isEnablingProposed ? " once another administrator approves" : ""}.`
        }
        action={isEnabled ? "Disable" : isEnablingProposed ? "Propose" : "Enable"}
        danger={isEnabled}
        done={isEnabled ? "Provider disabled" : "Provider enabled"}
        onConflict={onChanged}
        onSubmit={async (reason) => {
          const body = { isEnabled: !isEnabled, address: account.address, version, reason };
          const data = { change: "ENABLE", kind, id, version };
          const proposed = await changeOrPropose(() => change({ params, body }), {
            kind: "PROVIDER_KEY",
            data,
            reason,
          });
          onChanged();
          return proposed;
        }}
      />
      <SecretDialog issued={issued} recipient="provider" onClose={() => setIssued(null)} />
    </>
  );
}
