import { issueApiSecret } from "@parlour/contracts/calls/office/partner-api/issue-api-secret";
import { listApiKeys } from "@parlour/contracts/calls/office/partner-api/list-api-keys";
import { revokeApiKey } from "@parlour/contracts/calls/office/partner-api/revoke-api-key";
import type { ApiKey } from "@parlour/contracts/entities/api-key";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { Moment } from "../../../parts/moment.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { type IssuedSecret, SecretDialog } from "../../../parts/secret-dialog.tsx";
import { KeyDialog } from "./key-dialog.tsx";
import { keyStates, scopeWords } from "./partner-words.ts";

const issue = client(issueApiSecret);
const revoke = client(revokeApiKey);
const intervalMs = 15_000;
const overlaps = [
  { value: "0", label: "Stops immediately" },
  { value: "1", label: "1 hour" },
  { value: "24", label: "1 day" },
  { value: "168", label: "7 days" },
];

type Action = { key: ApiKey; action: "ISSUE" | "REVOKE" };

export function ApiKeys() {
  const resource = useCall(listApiKeys, {}, { intervalMs });
  const [adding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<Action | null>(null);
  const [overlapHours, setOverlapHours] = useState("24");
  const [issued, setIssued] = useState<IssuedSecret | null>(null);
  const columns: RecordColumn<ApiKey>[] = [
    {
      key: "name",
      header: "Key",
      sortBy: ({ name }) => name,
      cell: ({ name, scopes }) => (
        <>
          <span className="block font-semibold">{name}</span>
          <span className="text-sm text-mist">{scopes.map((scope) => scopeWords[scope]).join(", ")}</span>
        </>
      ),
    },
    {
      key: "state",
      header: "Status",
      sortBy: ({ state }) => state,
      cell: ({ state }) => <Badge tone={keyStates[state].tone}>{keyStates[state].label}</Badge>,
    },
    {
      key: "secrets",
      header: "Secrets",
      cell: ({ secrets }) => <Secrets secrets={secrets} />,
    },
    { key: "expires", header: "Expires", cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
    {
      key: "used",
      header: "Last used",
      minor: true,
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : "never"),
    },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: (key) =>
        key.state === "ACTIVE" || key.state === "READY" ? (
          <span className="flex flex-wrap justify-end gap-2">
            <Button size="sm" onClick={() => setChosen({ key, action: "ISSUE" })}>
              {key.state === "READY" ? "Create secret" : "Rotate"}
            </Button>
            <Button size="sm" onClick={() => setChosen({ key, action: "REVOKE" })}>
              Revoke
            </Button>
          </span>
        ) : null,
    },
  ];
  const isFirst = chosen?.key.state === "READY";
  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button variant="primary" onClick={() => setAdding(true)}>
          New API key
        </Button>
      </div>
      <RecordTable
        caption="API keys"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={{
          title: "No API keys",
          text: "A key lets a partner read figures, players without personal details, or payments.",
        }}
      />
      <KeyDialog open={adding} onClose={() => setAdding(false)} />
      <ReasonDialog
        open={chosen?.action === "ISSUE"}
        onClose={() => setChosen(null)}
        title={isFirst ? "Create the secret" : "Rotate the secret"}
        description={
          isFirst
            ? "The secret is shown once."
            : "The new secret is shown once. The previous one keeps working for as long as you choose."
        }
        action={isFirst ? "Create secret" : "Rotate"}
        onSubmit={async (reason) => {
          if (!chosen) return;
          const body = { overlapHours: isFirst ? 0 : Number(overlapHours), reason };
          const { secret } = await issue({ params: { keyId: chosen.key.id }, body });
          setIssued({
            title: `Secret for ${chosen.key.name}`,
            hint: "Sent as “Authorization: Bearer …”.",
            secret,
          });
          resource.reload();
        }}
      >
        {isFirst ? null : (
          <SelectField
            label="Old secret works for"
            value={overlapHours}
            options={overlaps}
            onChange={(event) => setOverlapHours(event.target.value)}
          />
        )}
      </ReasonDialog>
      <ReasonDialog
        open={chosen?.action === "REVOKE"}
        onClose={() => setChosen(null)}
        title={`Revoke ${chosen?.key.name ?? ""}`}
        description="The partner's calls are refused from now on. A revoked key can't be restored."
        action="Revoke"
        danger
        done="Key revoked"
        onSubmit={async (reason) => {
          if (!chosen) return;
          await revoke({ params: { keyId: chosen.key.id }, body: { reason } });
          resource.reload();
        }}
      />
      <SecretDialog issued={issued} onClose={() => setIssued(null)} />
    </>
  );
}

function Secrets({ secrets }: Pick<ApiKey, "secrets">) {
  if (secrets.length === 0) return <span className="text-mist">none</span>;
  return secrets.map(({ ending, validUntil }) => (
    <span key={ending} className="block whitespace-nowrap">
      <code>…{ending}</code>
      {validUntil ? (
        <span className="text-sm text-mist">
          {" "}
          until <Moment at={validUntil} />
        </span>
      ) : null}
    </span>
  ));
}
