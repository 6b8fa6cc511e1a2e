// Runs from the head, beside the page's own start. The page registers again when it needs the worker and
// handles the refusal there.
navigator.serviceWorker
  ?.register(`${import.meta.env.BASE_URL}sw.js`, { updateViaCache: 'none' })
  .catch(() => undefined);
