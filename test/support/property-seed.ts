import fc from 'fast-check';

/**
 * Properties draw the same cases everywhere, so that a change is judged by what it changes. `PROPERTY_SEED=17 npm test`
 * draws others: what they find is a defect of its own, and becomes a test.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
