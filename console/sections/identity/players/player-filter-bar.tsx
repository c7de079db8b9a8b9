import { DOCUMENT_STATUSES } from "@parlour/contracts/enumerations";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { BrandFilter } from "../../../parts/brand-filter.tsx";
import { CountryField } from "../../../parts/country-field.tsx";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { readable } from "../../../parts/readable.ts";
import { SearchField } from "../../../parts/search-field.tsx";
import { type Filters, minDepositsFault, noFilters } from "./player-filters.ts";
import { statusName } from "./status-badge.tsx";

const all = { value: "", label: "Any" };
const statuses = [
  all,
  ...(["ACTIVE", "LOCKED", "DISABLED", "CLOSED", "SELF_EXCLUDED"] as const).map((value) => ({
    value,
    label: readable(statusName(value)),
  })),
];
const verifications = [all, ...DOCUMENT_STATUSES.map((value) => ({ value, label: readable(value) }))];
const deposits = [all, { value: "YES", label: "Has deposited" }, { value: "NO", label: "Never deposited" }];

type PlayerFilterBarProps = {
  filters: Filters;
  tiers: readonly { id: string; name: string }[];
  onChange: (part: Partial<Filters>) => void;
};

/** The search and the filters of the player list; rarely used filters are behind a button. */
export function PlayerFilterBar({ filters, tiers, onChange }: PlayerFilterBarProps) {
  const rare = [
    "joinedFrom",
    "joinedTo",
    "seenFrom",
    "notSeenSince",
    "minDeposits",
    "currency",
    "tag",
  ] as const;
  const isRareSet = rare.some((name) => filters[name] !== "");
  const [isOpen, setOpen] = useState(isRareSet);
  const isFiltered = Object.values(filters).some((value) => value !== "");
  const select = (name: keyof Filters) => (event: { target: { value: string } }) =>
    onChange({ [name]: event.target.value });
  return (
    <>
      <FilterBar label="Players">
        <SearchField
          label="Search"
          type="search"
          className="col-span-2"
          maxLength={100}
          autoComplete="off"
          autoFocus
          icon={<Search size={18} aria-hidden="true" />}
          value={filters.term}
          onChange={(term) => onChange({ term })}
        />
        <BrandFilter value={filters.brand} onChange={(brand) => onChange({ brand })} />
        <SelectField label="Status" options={statuses} value={filters.status} onChange={select("status")} />
        <SelectField
          label="Verification"
          options={verifications}
          value={filters.verification}
          onChange={select("verification")}
        />
        <SelectField
          label="Tier"
          options={[all, ...tiers.map(({ id, name }) => ({ value: id, label: name }))]}
          value={filters.tier}
          onChange={select("tier")}
        />
        <SelectField
          label="Deposits"
          options={deposits}
          value={filters.deposited}
          onChange={select("deposited")}
        />
        <CountryField value={filters.country} onChange={(country) => onChange({ country })} />
      </FilterBar>
      {isOpen ? (
        <FilterBar label="More filters">
          <TextField
            label="Joined from (UTC)"
            type="date"
            value={filters.joinedFrom}
            onChange={select("joinedFrom")}
          />
          <TextField
            label="Joined until (UTC)"
            type="date"
            value={filters.joinedTo}
            onChange={select("joinedTo")}
          />
          <TextField
            label="Seen since (UTC)"
            type="date"
            value={filters.seenFrom}
            onChange={select("seenFrom")}
          />
          <TextField
            label="Not seen since (UTC)"
            type="date"
            value={filters.notSeenSince}
            onChange={select("notSeenSince")}
          />
          <SearchField
            label="Deposited at least"
            inputMode="numeric"
            placeholder="500"
            value={filters.minDeposits}
            error={minDepositsFault(filters)}
            onChange={(minDeposits) => onChange({ minDeposits })}
          />
          <SearchField
            label="Currency"
            placeholder="USD"
            maxLength={5}
            value={filters.currency}
            onChange={(currency) => onChange({ currency })}
          />
          <SearchField
            label="Tag"
            placeholder="vip"
            value={filters.tag}
            onChange={(tag) => onChange({ tag })}
          />
        </FilterBar>
      ) : null}
      <div className="mb-4 flex flex-wrap gap-3">
        <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Fewer filters" : "More filters"}
        </Button>
        {isFiltered ? (
          <Button size="sm" variant="quiet" onClick={() => onChange(noFilters)}>
            Clear filters
          </Button>
        ) : null}
      </div>
    </>
  );
}
