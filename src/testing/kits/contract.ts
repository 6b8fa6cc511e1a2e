/** `vernissage/contract`: the wire. */
export * from '#src/contract/account.ts';
export * from '#src/contract/cart.ts';
export * from '#src/contract/catalog.ts';
export * from '#src/contract/diagnostics.ts';
export * from '#src/contract/endpoint.ts';
export * from '#src/contract/endpoints.ts';
export * from '#src/contract/events.ts';
export * from '#src/contract/headers.ts';
export * from '#src/contract/orders.ts';
export * from '#src/contract/schemas.ts';
export { openApi } from './open-api.ts';
