/** Carried by every response of the mock backend, which tells it apart from a page of the static host. */
export const BACKEND_HEADER = 'X-Backend';

/** Its value where nobody has asked the mock backend for another body than its own. */
export const UNCHANGED = 'vernissage';

/**
 * A header of `POST /api/orders`: a request repeated with the same key is the same order. It is a header because
 * the specification fixes the payload.
 */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
