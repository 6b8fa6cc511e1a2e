/** Whether the backend is the one in the browser; what speaks of the demo is said only then. */
export const isDemo = (): boolean => import.meta.env.VITE_BACKEND !== 'live';
