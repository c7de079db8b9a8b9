import type { Service } from "../../kit/service.ts";
import { createAuditTrail } from "./audit/audit-trail.ts";
import { authoriseOperator } from "./authorise-operator.ts";
import { activateOperatorAuthenticator } from "./routes/activate-operator-authenticator.ts";
import { addOperator } from "./routes/add-operator.ts";
import { changeOperatorAccess } from "./routes/change-operator-access.ts";
import { endOperatorSession } from "./routes/end-operator-session.ts";
import { enrolOperatorAuthenticator } from "./routes/enrol-operator-authenticator.ts";
import { getOperator } from "./routes/get-operator.ts";
import { listOperatorSessions } from "./routes/list-operator-sessions.ts";
import { listOperators } from "./routes/list-operators.ts";
import { logInOperator } from "./routes/log-in-operator.ts";
import { logOutOperator } from "./routes/log-out-operator.ts";

export { createOperator, type OperatorAccount } from "./create-operator.ts";

/** The people who run the site: who they are, what they may do and what they did. */
export const operatorService: Service = {
  name: "operator",
  migrations: new URL("migrations/", import.meta.url),
  authoriseOperator,
  auditTrail: createAuditTrail,
  routes(kit) {
    const trail = createAuditTrail(kit);
    return [
      logInOperator(kit, trail),
      logOutOperator(kit, trail),
      getOperator(kit),
      enrolOperatorAuthenticator(kit),
      activateOperatorAuthenticator(kit),
      listOperators(kit),
      addOperator(kit),
      changeOperatorAccess(kit),
      listOperatorSessions(kit),
      endOperatorSession(kit),
    ];
  },
};
