import { setTimeout as sleep } from "node:timers/promises";
import { requestOperatorPasswordReset as call } from "@parlour/contracts/calls/office/operator/request-operator-password-reset";
import type { Kit } from "../../../../kit/kit.ts";
import { mayWriteTo } from "../../../../kit/letter-limit.ts";
import type { AuditTrail } from "../../../../kit/operator.ts";
import { createSecretToken } from "../../../../kit/secret-token.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { siteOrigin } from "../../../../kit/site-origin.ts";
import { passwordResetMessage } from "../message-texts.ts";
import { findForLogin, keyOf } from "../operator-store.ts";
import { passwordResets } from "../password-links.ts";

const linkLifeMs = 3_600_000;
/**
 * Every response takes at least this long, which is longer than sending takes, so that the response time doesn't reveal
 * whether the account exists.
 */
const answerAfterMs = 300;
const requestsPerName = { scope: "operator-password-reset", max: 3, windowSeconds: 900 };

type Request = { email: string; address: string; requestId: string };

export function requestOperatorPasswordReset(kit: Kit, trail: AuditTrail): Route {
  return route(call, async ({ body: { email }, address, requestId }) => {
    await Promise.all([sendReset(kit, trail, { email, address, requestId }), sleep(answerAfterMs)]);
    return { ok: true } as const;
  });
}

async function sendReset(kit: Kit, trail: AuditTrail, { email, address, requestId }: Request): Promise<void> {
  // Every name is counted, known or not, so that both take the same steps.
  const isAllowed = (await kit.limits.hit({ ...requestsPerName, key: keyOf(email) })).allowed;
  const operator = await findForLogin(kit.db, email);
  // Operators who were invited but have no password yet need a new invitation from an administrator.
  if (!isAllowed || !operator?.hasPassword || operator.disabledAt !== null) return;
  const { id, name } = operator;
  await kit.db.transaction(async (tx) => {
    if (!(await mayWriteTo(kit.limits, operator.email, tx))) return;
    const { token, hash } = createSecretToken(kit.random);
    const now = kit.clock.now();
    const expiresAt = new Date(now.getTime() + linkLifeMs);
    await passwordResets.insert(tx, { tokenHash: hash, operatorId: id, now, expiresAt });
    // The token is in the fragment, which browsers don't send to servers, so it never appears in a log.
    const link = `${siteOrigin(kit.config)}/console/#reset=${token}`;
    const message = passwordResetMessage({ name, link });
    await kit.messages.send({ channel: "email", to: operator.email, ...message, code: token }, tx);
    const entry = { operator: { id, name }, call: call.name, subject: `operator:${id}`, address, requestId };
    await trail.write(tx, { ...entry, outcome: "DONE" });
  });
}
