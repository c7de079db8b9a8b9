import { addCaseEvidence } from "@parlour/contracts/calls/protection/cases/add-case-evidence";
import { listCaseEvidence } from "@parlour/contracts/calls/protection/cases/list-case-evidence";
import {
  type CaseEvidence,
  EVIDENCE_TYPES,
  type EvidenceType,
  type WholeCase,
} from "@parlour/contracts/entities/case";
import { callResource } from "@parlour/web/api/call-resource";
import { client } from "@parlour/web/api/client";
import { useResource } from "@parlour/web/api/use-resource";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { Button } from "@parlour/web/ui/button";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Link } from "@parlour/web/ui/link";
import { Panel } from "@parlour/web/ui/panel";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { failureText } from "../../../parts/failure-text.ts";
import { FormDialog } from "../../../parts/form-dialog.tsx";
import { Pagination, useCursorPagination } from "../../../parts/pagination.tsx";
import { PlayerPicker } from "../../../parts/player-picker.tsx";
import { PlayerName } from "../../../parts/queues/player-link.tsx";
import { evidenceNames, evidencePath } from "./case-words.ts";

const add = client(addCaseEvidence);

type PanelProps = { one: WholeCase; isLocked: boolean; onChanged: () => void };

/** The records that the case is based on, with links to them. */
export function CaseEvidencePanel({ one, isLocked, onChanged }: PanelProps) {
  const [isAdding, setAdding] = useState(false);
  const pagination = useCursorPagination("evidence");
  const { cursor } = pagination;
  // The response with the case already contains the first page of its evidence.
  const later = useResource(
    cursor === undefined
      ? null
      : callResource(listCaseEvidence, { params: { id: one.id }, query: { cursor } }),
  );
  const isFirst = cursor === undefined;
  const items = isFirst ? one.evidence : later.value?.items;
  return (
    <Panel
      title={`Evidence (${one.evidenceCount})`}
      action={
        <Button size="sm" disabled={isLocked} onClick={() => setAdding(true)}>
          Add evidence
        </Button>
      }
    >
      {isFirst && one.evidence.length === 0 ? <p className="text-mist">None yet.</p> : null}
      {!isFirst && later.error !== undefined ? (
        <ErrorState title="Couldn't load the evidence" retryLabel="Try again" onRetry={later.reload}>
          {failureText(later.error)}
        </ErrorState>
      ) : null}
      <ul className="grid gap-3">
        {items?.map((each) => (
          <li key={each.id} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
            <span className="text-mist">{evidenceNames[each.type]}</span>
            <span className="min-w-0 wrap-anywhere">
              <Reference each={each} playerId={one.playerId} />
              <span className="block text-sm text-mist">
                {each.text}
                {each.addedBy ? ` · added by ${each.addedBy}` : null}
              </span>
            </span>
            <span className="font-semibold whitespace-nowrap">
              {each.amount === null || each.currency === null
                ? null
                : formatMoney(each.amount, each.currency, "en")}
            </span>
          </li>
        ))}
      </ul>
      <Pagination pagination={pagination} next={isFirst ? one.evidenceCursor : later.value?.nextCursor} />
      {isAdding ? <EvidenceDialog one={one} onClose={() => setAdding(false)} onChanged={onChanged} /> : null}
    </Panel>
  );
}

function Reference({ each: { type, ref }, playerId }: { each: CaseEvidence; playerId: string }) {
  const path = evidencePath(type, ref, playerId);
  const text = type === "ACCOUNT" ? <PlayerName playerId={ref} /> : ref;
  if (path === undefined) return <span>{text}</span>;
  return (
    <Link href={path} className="touch-target rounded-tick text-bright underline underline-offset-4">
      {text}
    </Link>
  );
}

function EvidenceDialog({ one, onClose, onChanged }: Omit<PanelProps, "isLocked"> & { onClose: () => void }) {
  const [type, setType] = useState<EvidenceType>("PAYMENT");
  const [ref, setRef] = useState("");
  const [text, setText] = useState("");
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Add evidence"
      action="Add"
      done="Evidence added"
      conflict="This record is already part of the evidence, or the case was closed."
      disabled={ref.trim() === "" || text.trim() === ""}
      onSubmit={async () => {
        await add({ params: { id: one.id }, body: { type, ref: ref.trim(), text: text.trim() } });
        onChanged();
      }}
    >
      <SelectField
        label="Type"
        value={type}
        options={EVIDENCE_TYPES.map((value) => ({ value, label: evidenceNames[value] }))}
        onChange={(event) => {
          const next = event.target.value as EvidenceType;
          // An account is picked by name, all other records have typed ids.
          if (next === "ACCOUNT" || type === "ACCOUNT") setRef("");
          setType(next);
        }}
      />
      {type === "ACCOUNT" ? (
        <PlayerPicker label="Player" value={ref} onChange={setRef} />
      ) : (
        <TextField label="ID" value={ref} maxLength={128} onChange={(event) => setRef(event.target.value)} />
      )}
      <TextField
        label="What it shows"
        value={text}
        maxLength={500}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
