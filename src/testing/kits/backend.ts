/** `vernissage/backend`: the backend as one function, for any set-up of MSW, with what it is seeded with. */
export * as collection from '#fixtures/collection.ts';
export { withPicturesAt } from '#mocks/demo/collection/pictures-at.ts';
export { type Backend, type BackendOptions, createBackend } from '#mocks/backend/create-backend.ts';
export type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';
export { type ScenarioName, scenarios } from '#mocks/demo/state/scenarios/scenarios.ts';
export { inState, type VisitState } from '#mocks/demo/state/visit-state.ts';
export { type MswOptions, mswHandlers } from '#mocks/transport/msw-handlers.ts';
export * from '../factories.ts';
export { noon, smallShop } from '../small-shop.ts';
