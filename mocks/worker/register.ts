// Runs from the head, beside the page's own start. Where there are no service workers, or they are refused,
// the page finds out by itself when it comes to need them.
try {
  await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`, {
    updateViaCache: 'none',
  });
} catch {
  // The page answers its calls itself.
}
