import { createPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/create-poker-tournament";
import { listPokerTournamentTemplates } from "@parlour/contracts/calls/poker/poker-tournaments/list-poker-tournament-templates";
import type { PokerTournamentTemplate } from "@parlour/contracts/entities/poker-tournament";
import { readAmount } from "@parlour/rules/typed-amount";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { useNavigate } from "react-router";
import { amountFault } from "../../../parts/amount-fault.ts";
import { localFieldText } from "../../../parts/local-field-text.ts";
import { propose } from "../../../parts/propose.ts";
import { readable } from "../../../parts/readable.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

const create = client(createPokerTournament);
const HOUR_MS = 3_600_000;
const amountFields = ["buyIn", "fee", "bounty", "guarantee"] as const;
const labels = {
  buyIn: "Buy-in",
  fee: "Fee",
  bounty: "Bounty",
  guarantee: "Guaranteed prize pool",
  entriesMin: "Minimum entries",
  entriesMax: "Maximum entries",
};

type NumberField = keyof typeof labels;

/**
 * Creates a tournament from a template. The name, start time and amounts can be changed, but not the
 * structure.
 */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const templates = useCall(listPokerTournamentTemplates, {}).value?.templates ?? [];
  const [templateId, setTemplateId] = useState<string | null>(null);
  const [startsAt, setStartsAt] = useState(localFieldText(new Date(Date.now() + HOUR_MS)));
  // The server refuses a guarantee that may cost the house a lot; the next submission proposes it to a second operator.
  const [isProposal, setIsProposal] = useState(false);
  const [typed, setTyped] = useState<Partial<Record<NumberField | "name", string>>>({});
  const template = templates.find(({ id }) => id === templateId) ?? templates[0];
  const chosen = new Date(startsAt);
  const isTime = !Number.isNaN(chosen.getTime()) && chosen.getTime() > Date.now();
  const name = (typed.name ?? template?.name ?? "").trim();
  const textIn = (field: NumberField) => typed[field] ?? String(template?.[field] ?? "");
  const numberIn = (field: NumberField) => readAmount(textIn(field));
  const isAmount = (field: NumberField) => amountFields.some((one) => one === field);
  const faultOf = (field: NumberField) => {
    if (!isAmount(field)) return /^\d+$/.test(textIn(field).trim()) ? undefined : "Enter a whole number.";
    // Free tournaments have no currency; their amounts are not shown and stay zero.
    return amountFault(textIn(field), template?.currency ?? "USD", { zero: "allowed" });
  };
  const fields = Object.keys(labels) as NumberField[];
  const isMinFine = numberIn("entriesMin") >= 1 && numberIn("entriesMin") <= numberIn("entriesMax");
  const shown = fields.filter(
    (field) =>
      (template?.currency !== null || !isAmount(field)) &&
      (field !== "bounty" || template?.bountyKind !== null),
  );
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="Create a tournament"
      description={template ? structureText(template) : undefined}
      action={isProposal ? "Propose" : "Create"}
      done={isProposal ? "Proposed. It's waiting under Approvals." : "Tournament created"}
      conflict="The template already has a tournament at this time, there are more bots than the maximum number of entries, or there is no tournament that the satellite could lead to."
      disabled={
        !template ||
        !isTime ||
        name === "" ||
        fields.some((field) => faultOf(field) !== undefined) ||
        !isMinFine
      }
      onSubmit={async (reason) => {
        const numbers = Object.fromEntries(fields.map((field) => [field, numberIn(field)]));
        const request = { templateId: template!.id, name, startsAt: chosen.toISOString(), ...numbers };
        if (isProposal) {
          return await propose({ body: { kind: "POKER_TOURNAMENT", data: request, reason } });
        }
        try {
          const body = { ...request, reason } as Parameters<typeof create>[0]["body"];
          void navigate(`/poker/${(await create({ body })).id}`);
        } catch (error) {
          if (error instanceof ApiError && error.errorCode === "SECOND_PERSON_REQUIRED") setIsProposal(true);
          throw error;
        }
      }}
    >
      <SelectField
        label="Template"
        value={template?.id ?? ""}
        onChange={({ target }) => {
          setTemplateId(target.value);
          setTyped({});
        }}
        options={templates.map((one) => ({ value: one.id, label: one.name }))}
      />
      <TextField
        label="Name"
        value={typed.name ?? template?.name ?? ""}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <TextField
        label="Start (your time)"
        type="datetime-local"
        value={startsAt}
        error={isTime ? undefined : "Enter a time in the future."}
        onChange={({ target }) => setStartsAt(target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {shown.map((field) => (
          <TextField
            key={field}
            label={`${labels[field]}${isAmount(field) ? ` (${template?.currency ?? ""})` : ""}`}
            inputMode="decimal"
            value={textIn(field)}
            error={faultOf(field)}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        ))}
      </div>
    </ReasonDialog>
  );
}

function structureText(template: PokerTournamentTemplate): string {
  const { game, speed, seatCount, lateLevels, reEntriesMax } = template;
  const { reBuysMax, hasAddOn, bountyKind, isSatellite } = template;
  return `${[
    `${readable(game)}, ${speed} levels, tables of ${seatCount}`,
    lateLevels === 0 ? "no late registration" : `late registration for ${lateLevels} levels`,
    `re-entries: ${reEntriesMax}`,
    ...(reBuysMax > 0 ? [`re-buys: ${reBuysMax}`] : []),
    ...(hasAddOn ? ["add-on"] : []),
    ...(bountyKind ? [`${bountyKind} bounties`] : []),
    ...(isSatellite ? ["winners enter the next tournament of the target template"] : []),
  ].join(", ")}.`;
}
