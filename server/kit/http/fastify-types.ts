import type { Call } from "@parlour/contracts/call";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call of the contract that the route serves. */
    call?: Call;
    /** Marks routes that are neither rate limited nor logged, such as files and probes. */
    quiet?: true;
  }
  interface FastifyRequest {
    /** The raw body, kept only for calls whose sender signs it. */
    rawBody: string;
  }
}
