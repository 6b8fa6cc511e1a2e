// What `worker-control.ts` starts: it comes through the active service worker and ends at once.
close();
