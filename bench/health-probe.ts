// Polls a server's health check, as a load balancer would. It runs in a separate process, because in the load
// generator the responses would queue behind all others.
import { Agent, request } from "node:http";

const [origin] = process.argv.slice(2);
const intervalMs = 50;
const agent = new Agent({ keepAlive: true });
let latenciesMs: number[] = [];

setInterval(() => {
  const startedMs = performance.now();
  const record = () => latenciesMs.push(performance.now() - startedMs);
  request(`${origin}/healthz`, { agent }, (response) => {
    response.resume();
    response.once("end", record);
  })
    .on("error", record)
    .end();
}, intervalMs);

/** Replies to each message with the latencies measured since the previous message. */
process.on("message", () => {
  process.send?.(latenciesMs);
  latenciesMs = [];
});
process.on("disconnect", () => process.exit(0));
process.send?.("started");
