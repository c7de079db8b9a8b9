import { afterEach, expect, test } from "vitest";
import { dismissToast, listToasts, showToast, subscribeToasts } from "./toast.tsx";

afterEach(() => {
  for (const toast of listToasts()) dismissToast(toast.id);
});

test("success messages disappear, errors and questions stay", () => {
  showToast({ tone: "success", title: "Saved" });
  showToast({ tone: "danger", title: "Refused" });
  showToast({ tone: "info", title: "Removed", action: { label: "Undo", onPress: () => {} } });
  expect(listToasts().map((toast) => toast.durationMs)).toEqual([6000, null, null]);
});

test("a fifth replaces the oldest", () => {
  for (const title of ["1", "2", "3", "4", "5"]) showToast({ tone: "info", title });
  expect(listToasts().map((toast) => toast.title)).toEqual(["2", "3", "4", "5"]);
});

test("subscribers are notified of every change until they unsubscribe", () => {
  let received = 0;
  const leave = subscribeToasts(() => {
    received += 1;
  });
  const id = showToast({ tone: "info", title: "Hello" });
  dismissToast(id);
  leave();
  showToast({ tone: "info", title: "Unheard" });
  expect(received).toBe(2);
});

test("the same message again replaces the one that is still shown", () => {
  showToast({ tone: "danger", title: "Offline" });
  showToast({ tone: "info", title: "Deposit received", description: "$10" });
  showToast({ tone: "danger", title: "Offline" });
  showToast({ tone: "info", title: "Deposit received", description: "$20" });
  expect(listToasts().map(({ title, description }) => [title, description])).toEqual([
    ["Deposit received", "$10"],
    ["Offline", undefined],
    ["Deposit received", "$20"],
  ]);
});
