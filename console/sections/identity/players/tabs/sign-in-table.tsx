import type { Answer } from "@parlour/contracts/call";
import type { listPlayerSessions } from "@parlour/contracts/calls/identity/login-service/list-player-sessions";
import type { ResourceView } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Moment } from "../../../../parts/moment.tsx";
import { placeName } from "../../../../parts/place-name.ts";
import { type RecordColumn, RecordTable } from "../../../../parts/record-table.tsx";

type SignIn = Answer<typeof listPlayerSessions>["signIns"][number];

const columns: RecordColumn<SignIn>[] = [
  { key: "at", header: "When", cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    key: "outcome",
    header: "Outcome",
    cell: ({ outcome }) =>
      outcome === "SUCCESS" ? (
        <Badge tone="gain">Logged in</Badge>
      ) : (
        <Badge tone="alarm">Wrong password</Badge>
      ),
  },
  { key: "device", header: "Device", cell: ({ device }) => device },
  { key: "country", header: "Country", cell: ({ country }) => (country ? placeName(country) : "–") },
];

type SignInTableProps = { resource: ResourceView<unknown>; rows: readonly SignIn[] | undefined };

export function SignInTable({ resource, rows }: SignInTableProps) {
  return (
    <RecordTable
      caption="Logins, newest first"
      columns={columns}
      resource={resource}
      rows={rows}
      rowKey={({ id }) => id}
      empty={{ title: "No logins" }}
    />
  );
}
