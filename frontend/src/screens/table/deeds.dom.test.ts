import { waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "$core/i18n.svelte";
import { TableStore } from "$core/table.svelte";
import { FakeNetwork } from "../../testing/fake-socket";
import { Deeds } from "./deeds.svelte";

let sent: string[];
let answers: ((answer: Response) => void)[];
let store: TableStore;
let deeds: Deeds;

beforeEach(async () => {
  await speak("en");
  [sent, answers] = [[], []];
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    sent.push(`${new URL(address, "http://here").pathname} ${String(request.body)}`);
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  store = new TableStore("t1", { connect: new FakeNetwork().connect });
  deeds = new Deeds(store);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answer the oldest question that waits. */
async function answer(status = 204): Promise<void> {
  await waitFor(() => {
    expect(answers.length).toBeGreaterThan(0);
  });
  const problem = { code: "not-yours", message: "Not your seat.", detail: "" };
  const response =
    status < 400 ? new Response(null, { status }) : Response.json(problem, { status });
  answers.shift()?.(response);
}

test("of levels that are wished for in a row the last one counts", async () => {
  const wishes = ["journeyman", "expert", "master"].map((level) => deeds.setBot(1, level));
  await answer();
  expect(await Promise.all(wishes)).toEqual([true, true, true]);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain("master");
  const first = deeds.setBot(1, "novice");
  await waitFor(() => {
    expect(sent).toHaveLength(2);
  });
  const later = [deeds.setBot(1, "journeyman"), deeds.setBot(1, "expert")];
  await answer();
  expect(await first).toBe(true);
  await answer();
  expect(await Promise.all(later)).toEqual([true, true]);
  expect(sent).toHaveLength(3);
  expect(sent[2]).toContain("expert");
});

test("bots of two seats are set without waiting for a free moment", async () => {
  const wishes = [deeds.setBot(1, "expert"), deeds.setBot(2, "novice")];
  await answer();
  await answer();
  expect(await Promise.all(wishes)).toEqual([true, true]);
  expect(sent).toHaveLength(2);
});

test("a level that is refused is told", async () => {
  const wish = deeds.setBot(1, "master");
  await answer(403);
  expect(await wish).toBe(false);
  expect(store.problem?.message).toBe("Not your seat.");
});
