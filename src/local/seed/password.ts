/** The password of every seeded group that needs one. */
export const SEED_PASSWORD = 'secret';
