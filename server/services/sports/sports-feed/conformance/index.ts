export { runFeedConformance } from "./run-conformance.ts";
