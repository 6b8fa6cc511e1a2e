/** Whether the mock backend answers; texts about the demo are shown only then. */
export const isDemo = (): boolean => import.meta.env.VITE_BACKEND !== 'live';

/** Whether the build has a real server answer some calls, before the backend says so. */
export const hasRealCalls = (): boolean => /[/*]/.test(import.meta.env.VITE_LIVE_PATHS ?? '');
