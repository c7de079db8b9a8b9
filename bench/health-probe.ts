// Polls a server's health check from a separate process, as a load balancer would. In the process that
// generates the load, its response would wait behind all others.
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

/** Every message requests the latencies since the last one. */
process.on("message", () => {
  process.send?.(latenciesMs);
  latenciesMs = [];
});
process.on("disconnect", () => process.exit(0));
process.send?.("started");
