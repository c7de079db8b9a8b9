import type { Call } from "@parlour/contracts/call";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call of the contract that the route serves. */
    call?: Call;
    /** Not rate limited and not logged: files, probes. */
    quiet?: true;
  }
  interface FastifyRequest {
    /** Filled only for calls whose sender signs the body. */
    rawBody: string;
  }
}
