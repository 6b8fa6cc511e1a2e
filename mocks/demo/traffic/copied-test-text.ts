/** Returns the source of a test for Vitest, of the backend alone; it may stand anywhere in `src` or `mocks`. */
export const vitestText = (state: string, leftOut: string, calls: string) => `\
// @vitest-environment node
${leftOut}import { afterAll, beforeAll, expect, test } from "vitest";
import { clockFrom } from "#mocks/demo/state/clock.ts";
import { parseDemoState } from "#mocks/demo/state/demo-state.ts";
import { freshBackend, server } from "#mocks/node.ts";
import { call } from "#src/testing/call.ts";

beforeAll(() => server.listen());
afterAll(() => server.close());

test("The shop answers as recorded", { timeout: 30_000 }, async () => {
  const { state } = parseDemoState(new URLSearchParams(${state}));
  await freshBackend({ state, clock: clockFrom(state.clock!) });

${calls}});
`;

/** Returns the source of a test for Playwright, where `baseURL` is a site with the mock backend. */
export const playwrightText = (state: string, leftOut: string, calls: string) => `\
${leftOut}import { expect, test } from "@playwright/test";

test("The shop answers as recorded", async ({ page }) => {
  await page.goto("./?" + ${state});
  // From here on the backend answers.
  await expect(page.locator("html")).toHaveAttribute("data-transport", /page|worker/);
  const call = (method: string, path: string, payload?: unknown) =>
    page.evaluate(async ([method, path, body]) => {
      const headers = { "Content-Type": "application/json" };
      const response = await fetch(path, { method, headers, ...(body && { body }) });
      const text = await response.text();
      return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
    }, [method, path, JSON.stringify(payload)] as const);

${calls}});
`;
