import type { Call } from "@parlour/contracts/call";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call of the contract that the route serves. */
    call?: Call;
    /** Answers that are neither counted against an address nor logged: files, probes. */
    quiet?: true;
  }
  interface FastifyRequest {
    /** Kept only for calls whose sender signs the body. */
    rawBody: string;
  }
}
