/** The address of the contract's OpenAPI document, which the site has as a file. */
export const openApiFile = `${import.meta.env.BASE_URL}openapi.json`;
