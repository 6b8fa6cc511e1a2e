import * as z from 'zod/mini';

/** Shown raw on the diagnostic page, whatever it holds. */
export const DomainInfo = z.record(z.string(), z.unknown());
export type DomainInfo = z.infer<typeof DomainInfo>;

export const Health = z.record(z.string(), z.unknown());
export type Health = z.infer<typeof Health>;
