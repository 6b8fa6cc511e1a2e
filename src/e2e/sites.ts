import { fileURLToPath } from 'node:url';
import { freePorts } from './free-ports.ts';

/** Output directory of a run. */
export const results = fileURLToPath(new URL('./.results', import.meta.url));

/** The builds under test: one at the root of its origin, one under a sub-path as on GitHub Pages, and others. */
export const sites = {
  root: `${results}/site`,
  demo: `${results}/demo`,
  /** The build for a real server. */
  live: `${results}/live`,
  /** The single file, which is opened from disk. */
  single: `${results}/single`,
};

/** The sub-path; that of the site that is deployed after the journeys, where `SUB_PATH` names it. */
export const subPath = process.env.SUB_PATH ?? '/demo/';

// Chosen once by whoever reads this file first; the processes that it starts serve and open the same ones.
process.env.SITE_PORTS ??= (await freePorts(3)).join(',');
const [rootPort, demoPort, livePort] = process.env.SITE_PORTS.split(',');

export const addresses = {
  root: `http://127.0.0.1:${rootPort}/`,
  demo: `http://127.0.0.1:${demoPort}${subPath}`,
  /** Calls find no server here: journeys host the site with one of their own. */
  live: `http://127.0.0.1:${livePort}/`,
};
