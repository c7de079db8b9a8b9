import {
  addPermissions,
  covers,
  customRoleInput,
  type RolePermissions,
} from "@parlour/contracts/entities/operator-role";
import { z } from "zod";
import type { Transaction } from "../../../../kit/database.ts";
import type { ChangeKind } from "../../../../kit/four-eyes.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { permissionsOf } from "../../../../kit/operator.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { lockAdministrators, refuseTooFew } from "../administrators.ts";
import { readKnownRoles } from "../roles/known-roles.ts";
import { describePermissions } from "../roles/permission-words.ts";
import {
  deleteRole,
  findRole,
  insertRole,
  isNameTaken,
  listHolders,
  lockRoles,
  replaceRole,
  updateRole,
} from "../roles/role-store.ts";

type SavedRole = {
  /** The id of an existing role; null for a new role. */
  id: string | null;
  name: string;
  description: string;
  permissions: RolePermissions;
  baseVersion: number | null;
};
type DeletedRole = { id: string; replacement: string | null };

const impossible = (cause: string) => refuse("PROPOSAL_REFUSED", { cause });
const gone = impossible("there is no such role");
const taken = impossible("another role has this name");
const tooMuch = impossible("the role would allow more than yours do");
const inUse = impossible("operators hold this role: choose another one for them");

/**
 * The action of adding permissions to an existing role. Everyone who holds the role gets them, so this always needs two
 * operators.
 */
const widening = "OPERATOR_ROLE_EXTENSION";
const editing = "OPERATOR_ROLE";

/** Creates or changes a custom role. The change applies to each holder's next call. */
export function savedRole(kit: Kit): ChangeKind<SavedRole> {
  return {
    kind: "OPERATOR_ROLE",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    actions: [
      {
        action: editing,
        group: "Operators",
        label: "Custom roles created, reduced or deleted",
        usual: { when: "ALWAYS" },
      },
      {
        action: widening,
        group: "Operators",
        label: "More permissions for a custom role",
        usual: { when: "ALWAYS" },
        isFixed: true,
      },
    ],
    data: z.strictObject({
      ...customRoleInput,
      id: z.string().max(128).nullable(),
      baseVersion: z.number().int().min(1).nullable(),
    }),
    // A new role has no holders yet, and giving it to someone takes two operators.
    async weigh({ id, permissions }, db) {
      const before = id === null ? undefined : await findRole(db, id);
      const isWider = before !== undefined && !covers(before.permissions, permissions);
      return [{ action: isWider ? widening : editing }];
    },
    async describe({ id, name, description, permissions, baseVersion }, db, author) {
      if (await isNameTaken(db, name, id)) return taken;
      const before = id === null ? undefined : await findRole(db, id);
      if (id !== null && before === undefined) return gone;
      if (before && before.version !== baseVersion) return refuse("CONFLICT");
      const all = addPermissions([before?.permissions ?? {}, permissions]);
      if (!covers(permissionsOf(author), all)) return tooMuch;
      const words = describePermissions(permissions);
      if (before === undefined) return { subject: `role:${name}`, summary: `New role ${name}: ${words}` };
      const renamed = before.name === name ? name : `${before.name} (now ${name})`;
      const old = describePermissions(before.permissions);
      const change = old === words ? words : `${old} → ${words}`;
      const note = before.description === description ? "" : "; new description";
      return { subject: `role:${id}`, summary: `Role ${renamed}: ${change}${note}` };
    },
    async execute(tx, { id, baseVersion, ...role }, proposalId, { now }) {
      if (await isNameTaken(tx, role.name, id)) return taken;
      if (id === null) {
        const added = { id: `role_${proposalId}`, ...role };
        await insertRole(tx, added, now);
        return { before: null, after: added };
      }
      const administrators = await lockAdministrators(tx);
      const [before] = await lockRoles(tx, [id]);
      if (before === undefined) return gone;
      if (before.version !== baseVersion) return refuse("CONFLICT");
      await updateRole(tx, { id, ...role }, now);
      const refusal = await refuseTooFew(tx, administrators);
      if (refusal !== undefined) return refusal;
      await announceHolders(kit, tx, id);
      return { before, after: { id, ...role } };
    },
  };
}

/** Deletes a custom role. Operators who hold it get another role instead. */
export function deletedRole(kit: Kit): ChangeKind<DeletedRole> {
  return {
    kind: "OPERATOR_ROLE_DELETION",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    // Deleting a role involves the same actions of the two-person policy as saving one, so they have already been
    // registered.
    actions: [],
    data: z.strictObject({ id: z.string().max(128), replacement: z.string().max(128).nullable() }),
    async weigh({ id, replacement }, db) {
      const before = await findRole(db, id);
      if (before === undefined || replacement === null) return [{ action: editing }];
      const { permissions } = await readKnownRoles(db, [replacement]);
      return [{ action: covers(before.permissions, permissions) ? editing : widening }];
    },
    async lock(tx, { id, replacement }) {
      await lockAdministrators(tx);
      await lockRoles(tx, replacement === null ? [id] : [id, replacement]);
    },
    async describe({ id, replacement }, db, author) {
      const role = await findRole(db, id);
      if (role === undefined) return gone;
      if (!covers(permissionsOf(author), role.permissions)) return tooMuch;
      const holders = await listHolders(db, id);
      if (replacement === null) {
        if (holders.length > 0) return inUse;
        return { subject: `role:${id}`, summary: `Delete the role ${role.name}` };
      }
      const known = await readKnownRoles(db, [replacement]);
      if (known.unknown.length > 0 || replacement === id) return gone;
      if (!covers(permissionsOf(author), known.permissions)) return tooMuch;
      const names = holders.map(({ name }) => name).join(", ");
      const whom = holders.length === 0 ? "" : ` and give ${names} the role ${known.name([replacement])}`;
      return { subject: `role:${id}`, summary: `Delete the role ${role.name}${whom}` };
    },
    async execute(tx, { id, replacement }) {
      const administrators = await lockAdministrators(tx);
      const locked = await lockRoles(tx, replacement === null ? [id] : [id, replacement]);
      const before = locked.find((role) => role.id === id);
      if (before === undefined) return gone;
      const holders = await listHolders(tx, id);
      if (holders.length > 0) {
        if (replacement === null) return inUse;
        if ((await readKnownRoles(tx, [replacement])).unknown.length > 0) return gone;
        await replaceRole(tx, id, replacement);
        const refusal = await refuseTooFew(tx, administrators);
        if (refusal !== undefined) return refusal;
        for (const holder of holders) await kit.sessionChanges.announce({ ownerId: holder.id }, tx);
      }
      await deleteRole(tx, id);
      return { before: { ...before, holders: holders.map((holder) => holder.id) }, after: { replacement } };
    },
  };
}

async function announceHolders({ sessionChanges }: Kit, tx: Transaction, roleId: string): Promise<void> {
  for (const { id } of await listHolders(tx, roleId)) await sessionChanges.announce({ ownerId: id }, tx);
}
