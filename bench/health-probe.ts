// Asks a server's health check in a process of its own, as a load balancer would: in the process that produces the
// load, an answer would wait behind the answers of all other requests.
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

/** Every message asks for the latencies since the last one. */
process.on("message", () => {
  process.send?.(latenciesMs);
  latenciesMs = [];
});
process.on("disconnect", () => process.exit(0));
process.send?.("started");
