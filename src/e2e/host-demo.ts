import { addresses, sites } from './sites.ts';
import { hostSite } from './static-host.ts';

const { pathname, port } = new URL(addresses.demo);
await hostSite(sites.demo, pathname, Number(port));
