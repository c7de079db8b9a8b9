import { siteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { Kit } from "@parlour/server/kit/kit";

const longestWaitMs = 3_000;

/**
 * Returns whether the services respond at this path, as browsers would reach them: through the public origin, where a
 * gateway may forward calls. In the sandbox, which has no public origin, the host that the operator uses is checked.
 */
export async function answersServices(
  { config, log }: Pick<Kit, "config" | "log">,
  path: string,
  host: string | undefined,
): Promise<boolean> {
  const origin = config.publicOrigin ?? (config.mode === "sandbox" && host ? `http://${host}` : undefined);
  if (origin === undefined) return false;
  try {
    const response = await fetch(`${origin}${path}/site-config/v1/config`, {
      redirect: "error",
      signal: AbortSignal.timeout(longestWaitMs),
    });
    return response.ok && siteConfiguration.safeParse(await response.json()).success;
  } catch (error) {
    log.info({ err: error, path }, "no services answered behind a path that an operator wanted to use");
    return false;
  }
}
