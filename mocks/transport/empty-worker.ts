// What `activate-waiting.ts` starts: it comes through the active service worker and ends at once.
close();
