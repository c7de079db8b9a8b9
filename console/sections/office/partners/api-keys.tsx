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
import { useOperator } from "../../../app/operator-context.ts";
import { Moment } from "../../../parts/moment.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { changeOrPropose, propose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { type IssuedSecret, SecretDialog } from "../../../parts/secret-dialog.tsx";
import { useIsProposal } from "../../../parts/use-second-person.ts";
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
  const pagination = useCursorPagination("keys");
  const { cursor } = pagination;
  const query = cursor === undefined ? {} : { cursor };
  const resource = useCall(listApiKeys, { query }, { intervalMs });
  const [adding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<Action | null>(null);
  const [overlapHours, setOverlapHours] = useState("24");
  const me = useOperator();
  const isSecretProposed = useIsProposal("API_SECRET");
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
      cell: (key) => <Secrets of={key} />,
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
              {key.state === "READY" || key.newSecret?.collector.id === me.id ? "Create secret" : "Rotate"}
            </Button>
            <Button size="sm" onClick={() => setChosen({ key, action: "REVOKE" })}>
              Revoke
            </Button>
          </span>
        ) : null,
    },
  ];
  const isFirst = chosen?.key.state === "READY";
  // If this operator may collect the new secret, two administrators have already agreed on how long both secrets are
  // valid.
  const isAgreed = chosen?.key.newSecret?.collector.id === me.id;
  const isProposed = isSecretProposed && !isAgreed;
  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button variant="primary" onClick={() => setAdding(true)}>
          New API key
        </Button>
      </div>
      <RecordTable
        caption="API keys, newest first"
        columns={columns}
        resource={resource}
        rows={resource.value?.items}
        rowKey={({ id }) => id}
        empty={{
          title: "No API keys",
          text: "A key lets a partner read figures, players without personal details, or payments.",
        }}
      />
      <Pagination pagination={pagination} next={resource.value?.nextCursor} />
      <KeyDialog open={adding} onClose={() => setAdding(false)} />
      <ReasonDialog
        open={chosen?.action === "ISSUE"}
        onClose={() => setChosen(null)}
        title={isFirst ? "Create the secret" : "Rotate the secret"}
        done={isProposed ? "Proposed. Another operator must approve it." : undefined}
        description={describeSecret({ isFirst, isAgreed, isProposed })}
        action={isProposed ? "Propose" : isFirst || isAgreed ? "Create secret" : "Rotate"}
        onSubmit={async (reason) => {
          if (!chosen) return;
          const { id: keyId, name } = chosen.key;
          const overlap = isFirst ? 0 : Number(overlapHours);
          const proposal = { kind: "API_SECRET", data: { keyId, overlapHours: overlap }, reason };
          const create = async () => {
            const body = { overlapHours: overlap, reason };
            const { secret } = await issue({ params: { keyId }, body });
            setIssued({ title: `Secret for ${name}`, hint: "Sent as “Authorization: Bearer …”.", secret });
          };
          const outcome = isProposed
            ? await propose({ body: proposal })
            : await changeOrPropose(create, proposal);
          resource.reload();
          return outcome;
        }}
      >
        {isFirst || isAgreed ? null : (
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

type SecretCase = { isFirst: boolean; isAgreed: boolean; isProposed: boolean };

function describeSecret({ isFirst, isAgreed, isProposed }: SecretCase): string {
  const shown = isFirst ? "The secret is shown once." : "The new secret is shown once.";
  if (isAgreed && !isFirst) return `${shown} The previous one keeps working for as long as was approved.`;
  const kept = isFirst ? "" : " The previous one keeps working for as long as you choose.";
  const approval = isProposed ? " Another administrator must approve this; then you create it here." : "";
  return `${shown}${kept}${approval}`;
}

function Secrets({ of: { secrets, newSecret } }: { of: Pick<ApiKey, "secrets" | "newSecret"> }) {
  return (
    <>
      {secrets.length === 0 ? <span className="text-mist">none</span> : <CurrentSecrets secrets={secrets} />}
      {newSecret ? (
        <span className="block text-sm text-mist">
          {newSecret.collector.name} can create {secrets.length === 0 ? "one" : "a new one"} until{" "}
          <Moment at={newSecret.until} />
        </span>
      ) : null}
    </>
  );
}

function CurrentSecrets({ secrets }: Pick<ApiKey, "secrets">) {
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
