/** A placeholder for the promise of an actor. The pages provide the real one, from `actors.ts`. */
export const missing = () => Promise.reject(new Error('Not provided'));
