import { existsSync } from 'node:fs';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Chromium as a visitor has it, with windows and sessions. */
export const fullBrowser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The same engine without windows where it is installed: a journey takes two thirds of the processor time in it. */
export const browserOfJourneys =
  process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : fullBrowser);
