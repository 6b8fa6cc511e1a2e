import './random-uuid.ts';
import { Collection } from '@mswjs/data';
import type * as z from 'zod/mini';

export type Model<Row extends object> = Collection<z.ZodMiniType<Row, Row>>;

/** An @mswjs/data collection, which checks its records against the schema. */
export function createModel<Row extends object>(schema: z.ZodMiniType<Row, Row>): Model<Row> {
  return new Collection({ schema });
}
