export { createFeedClient } from "./feed-client.ts";
export { runFeedConformance } from "./run-conformance.ts";
