import * as z from 'zod/mini';

/** Any object: the diagnostic page shows it as raw JSON. */
export const DomainInfo = z.record(z.string(), z.unknown());
export type DomainInfo = z.infer<typeof DomainInfo>;

export const Health = z.record(z.string(), z.unknown());
export type Health = z.infer<typeof Health>;
