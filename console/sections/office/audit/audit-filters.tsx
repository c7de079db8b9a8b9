import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { SearchField } from "../../../parts/search-field.tsx";

export type AuditFields = {
  operator: string;
  subject: string;
  outcome: "" | "DONE" | "CHECKED" | "READ" | "REFUSED" | "FAILED";
  from: string;
  to: string;
};

export const noFields: AuditFields = { operator: "", subject: "", outcome: "", from: "", to: "" };

type AuditFiltersProps = { fields: AuditFields; onChange: (fields: AuditFields) => void };

export function AuditFilters({ fields, onChange }: AuditFiltersProps) {
  const typed = (field: keyof AuditFields) => (event: { target: { value: string } }) =>
    onChange({ ...fields, [field]: event.target.value });
  return (
    <FilterBar label="Search the log">
      <SearchField
        label="Operator"
        placeholder="Name or ID"
        value={fields.operator}
        onChange={(operator) => onChange({ ...fields, operator })}
      />
      <SearchField
        label="Subject"
        placeholder="player:… withdrawal:…"
        value={fields.subject}
        onChange={(subject) => onChange({ ...fields, subject })}
      />
      <SelectField
        label="Outcome"
        value={fields.outcome}
        onChange={typed("outcome")}
        options={[
          { value: "", label: "All" },
          { value: "DONE", label: "Changes" },
          { value: "CHECKED", label: "Checks" },
          { value: "READ", label: "Reads" },
          { value: "REFUSED", label: "Refusals" },
          { value: "FAILED", label: "Failures" },
        ]}
      />
      <TextField label="From (your time)" type="date" value={fields.from} onChange={typed("from")} />
      <TextField label="To (your time)" type="date" value={fields.to} onChange={typed("to")} />
    </FilterBar>
  );
}
