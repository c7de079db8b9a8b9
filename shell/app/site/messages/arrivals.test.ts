import type { Notification } from "@parlour/contracts/entities/notification";
import { expect, it } from "vitest";
import { createArrivals } from "./arrivals.ts";

const message = (id: string, createdAt: string, acknowledged = false): Notification => ({
  id,
  createdAt,
  acknowledged,
  topic: "MONEY",
  title: id,
  text: "",
  link: null,
  deleted: false,
});
const ids = (messages: readonly Notification[]) => messages.map(({ id }) => id);

it("announces each message once, and none that the page was opened with", () => {
  const old = message("old", "2030-01-01T10:00:00.000Z");
  const arrivals = createArrivals(old.createdAt);
  expect(arrivals.among([old])).toEqual([]);
  const came = message("came", "2030-01-01T10:00:01.000Z");
  expect(ids(arrivals.among([came, old]))).toEqual(["came"]);
  expect(arrivals.among([came, old])).toEqual([]);
  // The old message was deleted and then restored, so it doesn't count as new.
  expect(arrivals.among([old])).toEqual([]);
  expect(arrivals.among([came, old])).toEqual([]);
});

it("does not announce messages read in another browser", () => {
  const arrivals = createArrivals(null);
  expect(arrivals.among([message("read", "2030-01-01T10:00:00.000Z", true)])).toEqual([]);
  expect(ids(arrivals.among([message("new", "2030-01-01T09:00:00.000Z")]))).toEqual(["new"]);
});
