/** Whether the mock backend answers; texts about the demo are shown only then. */
export const isDemo = (): boolean => import.meta.env.VITE_BACKEND !== 'live';
