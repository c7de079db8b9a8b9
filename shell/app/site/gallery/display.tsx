import { Avatar } from "@parlour/web/ui/avatar";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { CountBadge } from "@parlour/web/ui/count-badge";
import { Countdown } from "@parlour/web/ui/countdown";
import { DataTable } from "@parlour/web/ui/data-table";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Panel } from "@parlour/web/ui/panel";
import { Tile } from "@parlour/web/ui/tile";
import Crown from "lucide-react/icons/crown";
import Gift from "lucide-react/icons/gift";
import Trophy from "lucide-react/icons/trophy";
import { GallerySection, Specimen } from "./gallery-section.tsx";

type Movement = { id: string; what: string; when: string; amount: string; gain: boolean };

const movements: Movement[] = [
  { id: "m1", what: "Deposit · Card", when: "Today, 18:02", amount: "+$200.00", gain: true },
  { id: "m2", what: "Blackjack · round 8F2C", when: "Today, 17:44", amount: "−$25.00", gain: false },
  { id: "m3", what: "Sevens · win", when: "Today, 17:31", amount: "+$64.50", gain: true },
];

const columns = [
  { key: "what", header: "Movement", cell: (row: Movement) => row.what },
  { key: "when", header: "When", cell: (row: Movement) => row.when },
  {
    key: "amount",
    header: "Amount",
    align: "end" as const,
    cell: (row: Movement) => (
      <span className={row.gain ? "font-semibold text-gain" : "font-semibold"}>{row.amount}</span>
    ),
  },
];

export function Display({ nowMs }: { nowMs: number }) {
  return (
    <GallerySection id="display" title="Display">
      <Specimen title="Badge and count">
        <Badge tone="brass">Jackpot</Badge>
        <Badge tone="live">Live</Badge>
        <Badge tone="free">Free games</Badge>
        <Badge>Draft</Badge>
        <Badge tone="gain">Paid</Badge>
        <Badge tone="alarm">Refused</Badge>
        <CountBadge count={3} />
        <CountBadge count={999} />
        <CountBadge count={1000} />
      </Specimen>
      <Specimen title="Avatar">
        <Avatar name="Ada Lindqvist" size="sm" />
        <Avatar name="Ada Lindqvist" />
        <Avatar name="Bruno" size="lg" />
      </Specimen>
      <Specimen title="Tile" layout="columns">
        <Tile
          icon={<Crown size={20} aria-hidden="true" />}
          label="Silver · 6,400 of 10,000 to Gold"
          value="5,000 pts"
          progress={{ value: 6400, max: 10_000, label: "Progress to Gold" }}
        />
        <Tile
          href="#display"
          icon={<Gift size={20} aria-hidden="true" />}
          label="Free games today"
          value="12 spins on Dice"
        />
        <Tile
          href="#display"
          icon={<Trophy size={20} aria-hidden="true" />}
          label="Largest jackpot"
          value="$1.28M on Sevens"
        />
      </Specimen>
      <Specimen title="Panel" layout="columns">
        <Panel title="Available balance" action={<Button size="sm">Details</Button>}>
          <p className="mb-4 font-display text-5xl">$1,000.00</p>
          <KeyValueList
            items={[
              { label: "Your money", value: "$900.00" },
              { label: "Bonus", value: "$100.00" },
              { label: "Available to withdraw", value: "$900.00", strong: true },
            ]}
          />
        </Panel>
      </Specimen>
      <Specimen title="Table" note="Becomes a list of cards on phones." layout="stack">
        <DataTable
          caption="Recent transactions"
          columns={columns}
          rows={movements}
          rowKey={(row) => row.id}
        />
      </Specimen>
      <Specimen title="Table, loading and empty" layout="stack">
        <DataTable
          caption="Loading transactions"
          columns={columns}
          rows={[]}
          rowKey={(row) => row.id}
          loading
        />
        <DataTable
          caption="No transactions"
          columns={columns}
          rows={[]}
          rowKey={(row) => row.id}
          empty={<EmptyState title="No transactions yet">Your first deposit will appear here.</EmptyState>}
        />
      </Specimen>
      <Specimen title="Countdown">
        <Countdown endsAtMs={nowMs + 90_000} nowMs={nowMs} label="Bonus ends in" dayUnit="d" />
        <Countdown endsAtMs={nowMs + 200_000_000} nowMs={nowMs} label="Tournament ends in" dayUnit="d" />
      </Specimen>
    </GallerySection>
  );
}
